import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, openEnquiry, send } from '#testing/open-enquiry';
import { takeAway } from '#testing/shown';

describe('the enquiry form of a visitor', () => {
  const asVisitor = async (words: string) => {
    const host = await openEnquiry({ session: { status: 'signed-out' } });
    await userEvent.clear(field());
    await userEvent.type(field(), words);
    await send();
    expect(host.askedToSignUp.map(({ reason }) => reason)).toEqual(['enquiry']);
    return host;
  };

  test('lets a visitor start, asks them to sign up, and sends what they wrote when they are in [S6-visitor-02] [S6-visitor-03]', async () => {
    const words = 'Is the walled garden free in June?';
    await asVisitor(words);
    await takeAway();
    const sent: unknown[] = [];
    await openEnquiry({
      api: {
        sendEnquiry: ({ body }) => {
          sent.push(body);
          return { conversationId: 'c1', messageId: 'm1' };
        },
      },
    });
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ message: words })]));
  });

  test('sends nothing for a visitor who leaves the dialog, and keeps their words [S5-enquiry-02]', async () => {
    const words = 'Is the walled garden free in July?';
    const host = await asVisitor(words);
    await act(async () => host.askedToSignUp[0]?.answered(false));
    await takeAway();
    const sent: unknown[] = [];
    await openEnquiry({
      api: { sendEnquiry: ({ body }) => (sent.push(body), { conversationId: 'c1', messageId: '' }) },
    });
    expect(field().value).toBe(words);
    expect(sent).toEqual([]);
  });
});
