// The page loads it on demand, the test at once.
import '#shortlist/own/adding';
import { exampleSignedIn } from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { createReactions } from '#reactions';
import { exampleEntry } from '#testing/example-entry';
import { showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const delivery = { id: 'e1', producer: 'shell', publishedAt: 0 };
const named = { weddingId: 'w1', booked: true, venue: { supplierId: 'GB000001', name: 'Larkfield Orangery' } };
const unlisted = { ...named, venue: { supplierId: null, name: 'Grandma’s meadow' } };

const show = async (...args: Parameters<typeof showShortlist>) => {
  const shown = await showShortlist(...args);
  leave = shown.leave;
  const answer = (payload: object): Promise<void> =>
    act(async () => createReactions(shown.host)['onboarding.venue-answered']?.(payload, delivery));
  const stored = () => shown.host.firestore.documents('weddings')['w1'];
  return { ...shown, answer, stored };
};

test('a venue of the directory that was named in onboarding is booked on the shortlist, once, with undo [S2-popup-11]', async () => {
  const { host, answer, entry, entries, published, stored: wedding, wedding: before } = await show([]);
  await answer(named);
  await answer(named);
  expect(entries()).toHaveLength(1);
  expect(entry('GB000001')).toMatchObject({
    name: 'Larkfield Orangery',
    type: 'venues',
    booked: true,
    state: 'booked',
  });
  expect(wedding()).toMatchObject({ bookings: { venue: true }, location: { name: 'Bath' } });
  expect(published).toEqual(['supplier.booked', 'wedding.location-changed']);
  const moved = { ...before, ...wedding(), id: 'w1' };
  await act(async () => host.session.set(exampleSignedIn({ wedding: moved })));
  const [notice] = host.shown;
  // Every message of the edit and of its undo was loaded.
  expect(host.errors).toEqual([]);
  expect(notice).toMatchObject({ text: 'Larkfield Orangery is booked. Your wedding is in Bath now' });
  await act(async () => notice?.action?.run());
  expect(entries()).toEqual([]);
  expect(wedding()).toMatchObject({ location: null });
  expect(published.at(-1)).toBe('supplier.unbooked');
});

test('a venue that is in no directory becomes one of the couple’s own; one that is listed by that name is taken [S2-popup-11]', async () => {
  const { answer, entries } = await show([]);
  await answer(unlisted);
  await answer({ ...unlisted, venue: { supplierId: null, name: ' grandma’s MEADOW ' } });
  expect(entries()).toHaveLength(1);
  expect(entries()[0]).toMatchObject({ name: 'Grandma’s meadow', type: 'venues', booked: true, customSupplier: true });
});

test('a venue that the couple liked before is booked as it stands [S2-popup-11]', async () => {
  const { answer, entry } = await show([exampleEntry({ id: 'GB000001', type: 'venues', notes: 'The orangery!' })]);
  await answer(named);
  expect(entry('GB000001')).toMatchObject({ booked: true, notes: 'The orangery!' });
});

test('a venue that was not named is asked for: the way on leads to the add-supplier modal [S2-popup-11]', async () => {
  const { host, answer, entries } = await show([]);
  await answer({ ...named, venue: null });
  expect(entries()).toEqual([]);
  expect(host.shown).toMatchObject([{ text: 'Which venue is it? Add it to your shortlist.' }]);
  await act(async () => host.shown[0]?.action?.run());
  expect(host.location.get()).toMatchObject({ pathname: '/uk/shortlist', search: '?add=supplier' });
});

test('the address of the modal opens it [S2-popup-11]', async () => {
  await show([exampleEntry()], { path: '/uk/shortlist?add=supplier' });
  expect(await screen.findByRole('dialog', { name: 'Add a supplier' })).toBeInTheDocument();
});

test('no venue is no reason to change anything [S2-popup-11]', async () => {
  const { host, answer, entries } = await show([]);
  await answer({ ...named, booked: false, venue: null });
  expect([entries(), host.shown]).toEqual([[], []]);
});
