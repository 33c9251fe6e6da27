// Loaded late on the page, and at once here.
import './booking/booking-dialog';
import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { nearKm } from '#supplier/rules/distance/distance-words';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard, exampleFound, exampleProfile, oursCounted } from '#testing/examples';
import { pressMenu } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const { id: supplierId, publicId } = exampleCard();
const list = '/uk/supplier-category/venues';
const profile = `/uk/weddingsuppliers/venues/${publicId}`;

/** Another venue that they can be compared with. */
const { id: besideId, ...beside } = exampleEntry({
  ...{ id: 'GB000777', publicId: 'oak', type: 'venues', name: 'Oak Tithe Barn', enquired: false },
});

/** Opens a place of the product for one couple, and answers its host and what the search was asked. */
const open = async (path: string, changes: object = {}) => {
  Element.prototype.scrollIntoView = () => undefined;
  const { id: _id, ...entry } = exampleEntry({
    ...{ id: supplierId, publicId, type: 'venues', name: 'Larkfield Orangery', enquired: false },
    ...changes,
  });
  const asked: unknown[] = [];
  // Twelve come for the evening only, for whom no supplier is priced.
  const guests = { count: 116, evening: 12, attending: 40, declined: 9, eveningDeclined: 0 };
  const location = { name: 'Bath', adminArea: ['Somerset'], country: 'GB' as const, providerId: null };
  const host = createTestHost({
    path,
    session: exampleSignedIn({ wedding: exampleWedding({ date: '2027-09-11', guests, location }) }),
    firestore: createMemoryFirestore({
      'weddings/w1/suppliers': { [supplierId]: entry, [besideId]: beside },
      'weddings/w1/costs': {
        venue: { name: 'Venue', supplierType: 'venues', group: 'venues', estimate: 640_000, supplierId: null },
      },
    }),
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: ({ body }) => {
        asked.push(body);
        return exampleFound([exampleCard({ price: { ...money(65), basis: 'Menu', unit: 'per-head' } })], {
          total: 9,
          ...oursCounted(body),
        });
      },
      searchWorks: () => ({ total: 9, results: [] }),
      supplier: () => exampleProfile({ saturdayPrice: null, price: { ...money(65), basis: 'Menu', unit: 'per-head' } }),
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findAllByText(/£/);
  return { host, asked };
};
const money = (amount: number) => ({ from: { amount: amount * 100, currency: 'GBP' as const } });

/** Checks that a page shows words to this couple, once it has loaded. */
const says = async (path: string, words: string | RegExp, changes: object = {}): Promise<void> => {
  await open(path, changes);
  await waitFor(() => expect(document.body).toHaveTextContent(words));
  await leave();
  leave = async () => undefined;
};

const total = (amount: number) => ({ amount, currency: 'GBP' as const, basis: 'total' as const, condition: '' });

test.each([
  [{ booked: true, state: 'booked', agreedPrice: total(630_000) }, ['You booked them', 'You booked them', 'Booked']],
  [{ enquired: true, quotedPrice: total(610_000) }, ['Quote: £6,100', '£6,100', '£6,100 quoted']],
  [{ enquired: true }, ['Asked', 'You asked them', 'Asked']],
] as const)(
  'card, profile and shortlist say one standing of a supplier: %o [P-H1]',
  async (changes, [onCard, onProfile, onList]) => {
    await says(`${list}?ours=no`, onCard, changes);
    await says(profile, onProfile, changes);
    await says('/uk/shortlist', onList, changes);
  },
);

test('a list and the way back to it are called the same, around the couple’s place and as far as it was asked [P-m3]', async () => {
  const { asked } = await open(list);
  const title = (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
  expect(title).toBe('9 venues within 25 miles of Bath');
  expect(asked[0]).toMatchObject({ areaElse: 'Bath', radiusElse: nearKm('GB') });
  await leave();
  await open(`${profile}?searchParams=${encodeURIComponent(`category=venues&area=Bath&radius=${nearKm('GB')}`)}`);
  const trail = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(await trail.findByRole('link', { name: title })).toBeVisible();
});

test('every place counts the same guests, without who declined: search, card, profile, shortlist and comparison [P-H4]', async () => {
  const { asked } = await open(list);
  expect(asked[0]).toMatchObject({ guestsElse: 95 });
  await leave();
  for (const path of [`${list}?ours=no`, profile, '/uk/shortlist']) await says(path, /for 95 guests/i);
  await says(`/uk/shortlist?compare=${supplierId},${besideId}`, 'priced for 11 September 2027 and 95 guests');
  await open(profile);
  expect(await screen.findByRole('spinbutton', { name: 'Guests' })).toHaveValue('95');
});

test('what the budget has for a category is the same over its suppliers and in a booking [P-C1]', async () => {
  const { host } = await open('/uk/shortlist');
  expect(await screen.findByText(/Your budget has £6,400 for it/)).toBeVisible();
  await pressMenu('Larkfield Orangery', 'Mark as booked');
  await act(async () => host.pass(500));
  const dialog = within(await screen.findByRole('dialog', { name: /^You’ve booked/ }));
  await userEvent.type(dialog.getByLabelText('What you agreed'), '6300');
  expect(await dialog.findByText(/£100 under the £6,400 you planned/)).toBeVisible();
});
