import { collections } from '@posy/shared-contracts/collections';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { openThread } from '#testing/open-thread';

/** The shortlist notes the hold, as it does after a press. */
const noteHold = (host: Awaited<ReturnType<typeof openThread>>) =>
  act(() =>
    host.firestore.commit([
      {
        ...{ kind: 'set', collection: collections.shortlist('w1'), id: 'GB100001' },
        data: exampleEntry({ holdUntil: '2026-12-04' }),
      },
    ]),
  );
const held = { m1: { kind: 'date', date: { day: '2027-09-11', answer: 'held', heldUntil: '2026-12-04' } } } as const;

test('a hold that is noted leaves the keyboard on its card', async () => {
  const host = await openThread({ said: held });
  screen.getByRole('button', { name: 'Note it on your shortlist' }).focus();
  await userEvent.keyboard('{Enter}');
  await noteHold(host);
  expect(await screen.findByText('On your shortlist')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Holding your date' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Calendar file (.ics)' })).toHaveFocus();
});

test('a price that came into the budget leaves the keyboard on its card', async () => {
  const price = { amount: 7800, currency: 'GBP', basis: 'per-head', condition: '' } as const;
  const host = await openThread({
    said: { m1: { kind: 'quote', quote: { price, includes: '', validUntil: null } } },
  });
  screen.getByRole('button', { name: 'Add to budget' }).focus();
  const named = { name: 'Dinner', supplierType: 'caterers', group: 'caterers', supplierId: 'GB100001' };
  const data = { ...named, estimate: 700_000, actual: 741_000, actualPerHead: { amount: 7800, counts: 'day' } };
  await act(() => host.firestore.commit([{ kind: 'set', collection: collections.costs('w1'), id: 'dinner', data }]));
  expect(await screen.findByRole('link', { name: 'In your budget' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Quote' })).toHaveFocus());
});

test('a card that nobody pressed takes nothing from where the keyboard is', async () => {
  const host = await openThread({ said: held });
  screen.getByRole('button', { name: 'Note it on your shortlist' }).focus();
  screen.getByRole('textbox').focus();
  screen.getByRole('textbox').blur();
  await noteHold(host);
  expect(await screen.findByText('On your shortlist')).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('only messages with a card are watched for their focus', async () => {
  const observed = jest.spyOn(MutationObserver.prototype, 'observe');
  await openThread({ said: { ...held, m2: { body: 'See you then.' }, m3: { body: 'Thank you!', from: 'couple' } } });
  const thread = screen.getByRole('log');
  const inThread = observed.mock.calls.filter(([target]) => thread.contains(target));
  observed.mockRestore();
  expect(inThread).toHaveLength(1);
});
