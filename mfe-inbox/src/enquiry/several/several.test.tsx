import { createMemoryFirestore, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accept, asked, letterOf, listed, open, send, supplier } from '#testing/open-several';
import { takeAway } from '#testing/shown';

const names = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

describe('asking several at once', () => {
  test('goes to those of the category on the shortlist who were not asked, each with an enquiry of its own [S1-can-03]', async () => {
    const { sent, received } = await open(accept);
    await screen.findByRole('checkbox', { name: /Crumb/ });
    expect(names().slice(0, 3)).toEqual([
      expect.stringContaining('Crumb'),
      expect.stringContaining('Sugar Loft'),
      expect.stringContaining('Tiers'),
    ]);
    expect(screen.getByText(/already talking with Icing/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Tiers/ }));
    await send('Send to 2');
    expect(await screen.findByRole('heading', { name: '2 of 2 sent' })).toHaveFocus();
    expect(sent.map(({ profileId, contactedSupplier }) => [profileId, contactedSupplier])).toEqual([
      ['GB1', 'GB1'],
      ['GB2', 'GB2'],
    ]);
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(2);
    expect(new Set(sent.map(({ message }) => message)).size).toBe(1);
    expect(received.map(({ supplierId, conversationId }) => [supplierId, conversationId])).toEqual([
      ['GB1', 'c-GB1'],
      ['GB2', 'c-GB2'],
    ]);
    expect(screen.getByRole('link', { name: 'Open the conversation with Crumb' })).toHaveAttribute(
      'href',
      '/uk/inbox?conversationId=c-GB1',
    );
  });

  test('shows faces and prices for the couple’s numbers and day, and shares item by item what is switched on [19]', async () => {
    const { sent } = await open(accept, {
      session: exampleSignedIn({
        wedding: exampleWedding({
          date: '2027-09-11',
          location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
          guests: { count: 95, evening: 20, attending: 0, declined: 0 },
        }),
      }),
    });
    const facts = await screen.findByText('about £337.50 for you, taken on your day');
    expect(facts).toBeVisible();
    expect(await screen.findByText('Bath, taken on your day')).toBeVisible();
    expect(document.querySelector('img[src="/pictures/cakes/tiers/1x1/320.webp"]')).not.toBeNull();
    const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value;
    expect(message()).toMatch(/11 September 2027 in Bath/);
    await userEvent.click(screen.getByRole('switch', { name: /^Your date/ }));
    await userEvent.click(screen.getByRole('switch', { name: /^Day guests/ }));
    expect(screen.getByRole('switch', { name: /^Evening guests/ })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: /^Evening guests/ })).toBeDisabled();
    // The suggested text contains no withheld fact.
    expect(message()).not.toMatch(/September/);
    await userEvent.click(screen.getByRole('switch', { name: /^If their price fits/ }));
    await send('Send to 3');
    expect(await screen.findByRole('heading', { name: '3 of 3 sent' })).toBeVisible();
    expect(sent.map(({ withheld, budgetMatch }) => [withheld, budgetMatch])).toEqual(
      Array.from({ length: 3 }, () => [['date', 'guests'], true]),
    );
  });

  test('tells what became of each, and tries only those again that did not arrive, as the same enquiries [S1-can-03]', async () => {
    const { host, sent } = await open((body, attempt) => {
      if (body.profileId === 'GB2' && attempt === 1)
        throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
      return accept(body);
    });
    await screen.findByRole('checkbox', { name: /Crumb/ });
    const failed: unknown[] = [];
    host.bus.subscribe('enquiry.failed', (payload) => void failed.push(payload));
    await send('Send to 3');
    expect(await screen.findByRole('heading', { name: '2 of 3 sent' })).toBeVisible();
    expect(failed).toEqual([{ weddingId: 'w1', supplierId: 'GB2', reason: 'offline' }]);
    expect(screen.getByText(/The connection was lost/)).toBeVisible();
    await send('Try that one again');
    expect(await screen.findByRole('heading', { name: '3 of 3 sent' })).toBeVisible();
    expect(sent.map(({ profileId }) => profileId)).toEqual(['GB1', 'GB2', 'GB3', 'GB2']);
    expect(sent[3]?.clientId).toBe(sent[1]?.clientId);
  });

  test('who comes back to what did not arrive, and withholds their day, finds it in no suggested words [19]', async () => {
    const offline = (): never => {
      throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    };
    const { sent } = await open(offline);
    await screen.findByRole('checkbox', { name: /Crumb/ });
    await send('Send to 3');
    expect(await screen.findByRole('heading', { name: '0 of 3 sent' })).toBeVisible();
    await open(accept);
    await screen.findByRole('checkbox', { name: /Crumb/ });
    await userEvent.click(screen.getByRole('switch', { name: /^Your date/ }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    expect([sent[0]?.message, field.value].map((words) => words?.includes('September'))).toEqual([true, false]);
    await userEvent.type(field, ' It is on 11 September 2027.');
    expect(screen.getByRole('status')).toHaveTextContent('Your message still says 11 September 2027.');
  });

  test('chooses no more than the category has room for [S5-enquiry-01]', async () => {
    const { host } = await open(accept, {
      api: {
        enquiryCount: () => ({ open: { cakes: 8 }, limit: 10 }),
        supplier,
        sendEnquiry: ({ body }) => accept(letterOf(body)),
      },
    });
    await screen.findByRole('checkbox', { name: /Crumb/ });
    act(() => host.pass(500));
    expect(await screen.findByRole('button', { name: 'Send to 2' })).toBeVisible();
    expect(screen.getByText('You’d have 10 of up to 10 cake enquiries open.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Tiers/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Crumb/ }));
    expect(screen.getByRole('checkbox', { name: /Tiers/ })).toBeEnabled();
  });

  test('checks the message before anything goes out [S5-enquiry-03]', async () => {
    const { sent } = await open(accept);
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Hi');
    await send('Send to 3');
    expect(screen.getByText(/A little more, please/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is an open item that back closes, before all others [S2-back-02]', async () => {
    const { host } = await open(accept);
    await screen.findByRole('checkbox', { name: /Crumb/ });
    expect(host.opened.map(({ kind }) => kind)).toEqual(['enquiry-form']);
    act(() => host.opened.at(-1)?.close());
    expect(host.location.get()).toMatchObject({ pathname: '/uk/shortlist', search: '?category=cakes' });
  });

  test('says so when all of them were asked, and when nobody is on the list', async () => {
    await open(accept, { path: '/uk/inbox/ask?category=video' });
    expect(await screen.findByRole('link', { name: 'Find some' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/video',
    );
    await takeAway();
    await open(accept, {
      firestore: createMemoryFirestore({
        conversations: { c9: asked },
        'weddings/w1/suppliers': { GB9: listed('Icing') },
      }),
    });
    expect(await screen.findByText('You’re already talking with all of them')).toBeVisible();
  });
});
