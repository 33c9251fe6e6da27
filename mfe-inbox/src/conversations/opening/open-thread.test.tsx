import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientIdOf, openInbox } from '#testing/open-inbox';

describe('a thread', () => {
  const write = async (text: string): Promise<void> => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Write to The Copper Spoon' }), text);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  };
  const thread = () => within(screen.getByRole('region', { name: 'The Copper Spoon' }));

  test('shows a message at once, and keeps a failed one for another try under its id', async () => {
    const sent: EndpointInput<'sendMessage'>[] = [];
    await openInbox('/uk/inbox?conversationId=c1', {
      api: {
        sendMessage: (input) => {
          sent.push(input);
          if (sent.length === 1) throw new ApiError('offline', 0, 'offline', '');
          return { messageId: clientIdOf(input.body) };
        },
      },
    });
    await write('Could we come on Saturday?');
    expect(thread().getByText('Could we come on Saturday?')).toBeVisible();
    expect(await thread().findByRole('alert')).toHaveTextContent('Not sent: there’s no connection.');
    await userEvent.click(thread().getByRole('button', { name: 'Try again' }));
    expect(thread().queryByRole('alert')).toBeNull();
    expect(sent[1]).toEqual(sent[0]);
  });

  test('shows a stored message once', async () => {
    const host = await openInbox('/uk/inbox?conversationId=c1', {
      api: { sendMessage: ({ body }) => ({ messageId: clientIdOf(body) }) },
    });
    await write('Could we come on Saturday?');
    const stored = {
      from: 'couple',
      senderUid: 'u1',
      body: 'Could we come on Saturday?',
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    const id = JSON.parse(sessionStorage.getItem('posy.inbox.outbox.u1.c1') ?? '[]')[0].clientId as string;
    await act(() => host.firestore.commit([{ kind: 'set', collection: collections.messages('c1'), id, data: stored }]));
    expect(thread().getAllByText('Could we come on Saturday?')).toHaveLength(1);
    expect(sessionStorage.getItem('posy.inbox.outbox.u1.c1')).toBeNull();
  });

  test('keeps what is typed for each conversation', async () => {
    const host = await openInbox('/uk/inbox?conversationId=c1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Write to The Copper Spoon' }), 'Half a thou');
    await act(async () => host.navigate('/uk/inbox?conversationId=c2'));
    expect(screen.getByRole('textbox', { name: 'Write to Fern & Fable' })).toHaveValue('');
    await act(async () => host.navigate('/uk/inbox?conversationId=c1'));
    expect(screen.getByRole('textbox', { name: 'Write to The Copper Spoon' })).toHaveValue('Half a thou');
  });
});
