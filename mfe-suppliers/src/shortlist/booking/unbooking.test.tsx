import { exampleSignedIn } from '@posy/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { shortlistRow, showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const agreedPrice = { amount: 185000, currency: 'GBP', basis: 'total', condition: '' } as const;
const payment = { id: 'r', kind: 'payment', amount: 148000, currency: 'GBP', due: '2027-09-11', paidOn: null } as const;
const contract = { id: 'c'.repeat(32), name: 'contract.pdf', type: 'application/pdf', bytes: 10 };
const venue = (id: string) =>
  exampleEntry({ id, publicId: id, name: `Venue ${id}`, type: 'venues', town: 'Bath', booked: true, state: 'booked' });

test.each([
  [{}, 'The booking of Fern & Fable was taken back'],
  [
    { agreedPrice, agreedPayments: [payment, { ...payment, id: 'd', paidOn: '2026-11-01' }], contract },
    'The booking of Fern & Fable was taken back. The contract stays here',
  ],
  [{ agreedPrice, quotedPrice: { ...agreedPrice, amount: 170000 } }, 'The booking of Fern & Fable was taken back'],
])('taking a booking back says what goes with it, and what stays (%#) [18]', async (changes, words) => {
  const shown = await showShortlist([exampleEntry({ booked: true, state: 'booked', ...changes })]);
  leave = shown.leave;
  await userEvent.click((await shortlistRow('Fern & Fable')).getByRole('button', { name: 'Undo booking' }));
  await waitFor(() => expect(shown.host.shown.at(-1)?.text).toBe(words));
});

test.each([
  [
    'where the wedding is',
    { name: 'Frome', adminArea: [], country: 'GB', providerId: null },
    '. Frome stays your place',
  ],
  ['nothing while the wedding has no place', null, ''],
])('of a venue that is not booked any more it says what stays: %s [18]', async (_what, location, words) => {
  const shown = await showShortlist([venue('a')], { wedding: { location, bookings: { venue: true } } });
  leave = shown.leave;
  await userEvent.click((await shortlistRow('Venue a')).getByRole('button', { name: 'Undo booking' }));
  await waitFor(() => expect(shown.host.shown.at(-1)?.text).toBe(`The booking of Venue a was taken back${words}`));
});

test('booked and taken back, nothing is agreed any more, and the quote stands as before; undone, all is booked again [18]', async () => {
  const quotedPrice = { ...agreedPrice, amount: 170000 };
  const paid = { ...payment, id: 'd', paidOn: '2026-11-01' };
  const agreed = { agreedPrice, agreedPayments: [paid, payment], quotedPrice };
  const { host, entry, ...shown } = await showShortlist([exampleEntry({ booked: true, state: 'booked', ...agreed })]);
  leave = shown.leave;
  const row = await shortlistRow('Fern & Fable');
  expect(row.getByText(/£1,850 agreed/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Undo booking' }));
  expect(await row.findByText(/£1,700 quoted/)).toBeVisible();
  const takenBack = { price: agreedPrice, payments: agreed.agreedPayments };
  const after = { state: 'unbooked', agreedPrice: null, agreedPayments: [paid], quotedPrice, takenBack };
  expect(entry('GB000002')).toMatchObject(after);
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(entry('GB000002')).toMatchObject({ ...agreed, state: 'booked' }));
  expect(entry('GB000002')).not.toHaveProperty('takenBack');
});

test.each([
  ['ended with it end again', 'booked-elsewhere' as const, true],
  ['did not end with it stay open', null, false],
])('the undo of an undone booking: conversations that %s [18]', async (_what, askingEnded, closesOthers) => {
  const other = exampleEntry({ id: 'GB000003', name: 'Hollow Lane', enquired: true, askingEnded });
  const shown = await showShortlist([exampleEntry({ booked: true, state: 'booked' }), other]);
  leave = shown.leave;
  const publish = jest.spyOn(shown.host.bus, 'publish');
  await userEvent.click((await shortlistRow('Fern & Fable')).getByRole('button', { name: 'Undo booking' }));
  await waitFor(() => expect(shown.entry('GB000002')).toMatchObject({ state: 'unbooked' }));
  await act(async () => shown.host.shown.at(-1)?.action?.run());
  await waitFor(() =>
    expect(publish.mock.calls.filter(([name]) => name === 'supplier.booked')).toEqual([
      ['supplier.booked', expect.objectContaining({ closesOthers })],
    ]),
  );
});

test('all venues are unbooked by one press, in batches of ten, shown as one and undone as one [18]', async () => {
  const venues = Array.from({ length: 12 }, (_none, at) => venue(`v${at}`));
  const { host, entries, published, ...shown } = await showShortlist(venues, {
    wedding: { bookings: { venue: true } },
  });
  leave = shown.leave;
  const commits = jest.spyOn(host.firestore, 'commit');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo all bookings' }));
  await waitFor(() => expect(entries().filter(({ booked }) => booked)).toEqual([]));
  const sizes = commits.mock.calls.map(([writes]) => writes.filter(({ id }) => id.startsWith('v')).length);
  expect(sizes).toEqual([10, 2]);
  expect(host.firestore.documents('weddings').w1).toMatchObject({ bookings: { venue: false } });
  expect(published.filter((name) => name === 'supplier.unbooked')).toHaveLength(12);
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('12 bookings were taken back. You have no venue now'));
  const after = { ...shown.wedding, bookings: { venue: false } };
  await act(async () => host.session.set(exampleSignedIn({ wedding: after })));
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(entries().filter(({ booked }) => booked)).toHaveLength(12));
  expect(host.firestore.documents('weddings').w1).toMatchObject({ bookings: { venue: true } });
});
