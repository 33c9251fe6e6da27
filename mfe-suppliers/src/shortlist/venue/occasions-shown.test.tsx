import { collections } from '@posy/shared-contracts/collections';
import { act, screen } from '@testing-library/react';
import { exampleEntry } from '#testing/example-entry';
import { showVenue } from '#testing/show-venue';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const question = 'Have you found your venue?';
const shownKey = 'venue-confirmation-shown';
const booked = (id: string) => exampleEntry({ id, type: 'caterers', booked: true });
const oak = exampleEntry({ id: 'oak', type: 'venues', name: 'Oak Tithe Barn', shortlisted: false });

const show = async (...args: Parameters<typeof showVenue>) => {
  const shown = await showVenue(...args);
  leave = shown.leave;
  return shown;
};
const amountSet = (amount: number) => ({ weddingId: 'w1', amount: { amount, currency: 'GBP' } });
const ticked = (key: string | null) => ({ weddingId: 'w1', taskId: 't1', key, doneTotal: 1 });
const enquiry = {
  weddingId: 'w1',
  conversationId: 'c1',
  supplierId: 'GB000002',
  supplierName: 'Fern & Fable',
  supplierType: 'photographers',
  supplierSlug: 'fern-and-fable',
};
const supplier = { weddingId: 'w1', supplierId: 'b', supplierName: 'Bay', supplierType: 'caterers' };

test('an amount for the venue in the budget asks, none does not [S4-venue-trigger-01]', async () => {
  const { happen } = await show([]);
  await happen('budget.venue-amount-set', amountSet(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  await happen('budget.venue-amount-set', amountSet(630000));
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent('an amount for one in your budget');
});

test('a ticked task about the venue asks, another does not [S4-venue-trigger-02]', async () => {
  const { happen } = await show([]);
  await happen('task.completed', ticked('book-the-caterer'));
  await happen('task.completed', ticked(null));
  expect(screen.queryByRole('dialog')).toBeNull();
  await happen('task.completed', ticked('visit-venues'));
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent('ticked off a task');
});

test('an export of the guest list asks while no venue is booked [S4-venue-trigger-03]', async () => {
  const { happen } = await show([]);
  await happen('guestlist.exported', { weddingId: 'w1', guests: 80 });
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent('Your guest list');
});

test('an export asks nobody whose venue is booked [S4-venue-trigger-03]', async () => {
  const { happen, published } = await show([], { wedding: { bookings: { venue: true } } });
  await happen('guestlist.exported', { weddingId: 'w1', guests: 80 });
  expect(published).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second booking of somebody else asks, after two and a half seconds [S4-venue-trigger-04] [S9-delay-06]', async () => {
  const { happen, pass, published } = await show([booked('a'), booked('b')]);
  await happen('supplier.booked', supplier);
  await pass(2499);
  expect(published).toEqual([]);
  await pass(1);
  await pass(0);
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent('two others');
});

test('a booking that is undone before the question asks nothing [18]', async () => {
  const { host, happen, pass, published } = await show([booked('a'), booked('b')]);
  await happen('supplier.booked', supplier);
  const collection = collections.shortlist('w1');
  host.firestore.writeElsewhere([{ kind: 'update', collection, id: 'b', data: { booked: false } }]);
  await pass(2500);
  await pass(0);
  expect(published).toEqual([]);
});

test('a reminder asks whoever registered over two months ago [S4-venue-trigger-05]', async () => {
  const { pass } = await show([], { registeredAt: '2026-09-19T10:00:00.000Z' });
  await pass(0);
  expect(await screen.findByRole('dialog', { name: question })).toBeInTheDocument();
});

test('an address with the parameter asks, and has it no longer once it was shown [S4-venue-trigger-06]', async () => {
  const { happen, host } = await show([], { path: '/uk/budget?venueConfirmationPopup=true' });
  await happen('navigation.changed', { pathname: '/uk/budget', from: null });
  // The person following the link may have signed up a minute ago.
  expect(await screen.findByRole('dialog', { name: question })).not.toHaveTextContent('for a while');
  expect(host.location.get()).toMatchObject({ pathname: '/uk/budget', search: '' });
});

test('an enquiry to somebody else asks, once the question about notifications could be put [S4-venue-trigger-07]', async () => {
  const { happen, pass } = await show([oak]);
  await happen('enquiry.sent', enquiry);
  await happen('open-items.changed', { kinds: ['dialog'] });
  await pass(600);
  await pass(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  await happen('open-items.changed', { kinds: [] });
  // The next question waits a while after an answered one.
  await pass(1999);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1);
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent('asking others');
});

test('the enquiry that signs somebody up asks nothing more of them [S4-venue-trigger-07]', async () => {
  const { happen, pass, published } = await show([]);
  await happen('enquiry.sent', enquiry);
  await pass(600);
  await pass(0);
  expect(published).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is open is not covered: the question waits, and only then counts as shown [S9-storage-03]', async () => {
  const { happen, pass } = await show([]);
  await happen('open-items.changed', { kinds: ['dialog'] });
  await happen('budget.venue-amount-set', amountSet(630000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem(shownKey)).toBeNull();
  await happen('open-items.changed', { kinds: [] });
  await pass(2000);
  await screen.findByRole('dialog', { name: question });
  expect(localStorage.getItem(shownKey)).toBe('"2026-11-20T12:00:02.000Z"');
});

test('several occasions ask once, and nobody is asked again within two weeks', async () => {
  const { happen } = await show([]);
  await happen('budget.venue-amount-set', amountSet(630000));
  await screen.findByRole('dialog', { name: question });
  await happen('task.completed', ticked('visit-venues'));
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  await happen('task.completed', ticked('book-the-venue'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
