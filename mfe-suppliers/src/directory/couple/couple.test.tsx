import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError, marketOfPath } from '@posy/shared-contracts';
import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { conversationId } from '@posy/shared-contracts/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { exampleCost, examplePayment } from '#testing/example-cost';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard, exampleFound, exampleProfile } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  seenProfiles.clear();
});

const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };
const guests = { count: 95, evening: 0, attending: 0, declined: 0 };
const ours = { date: '2027-09-25', location, guests };

const asked: unknown[] = [];
const api: TestHostOptions['api'] = {
  searchSuggestions: () => ({ places: [], suppliers: [] }),
  supplierCategories: () => ({ total: 3000, categories: [{ category: 'venues', count: 464 }] }),
  searchSuppliers: ({ body }) => {
    asked.push(body);
    const count = body?.guests === undefined ? 22 : 7;
    return {
      ...exampleFound([]),
      categories: [
        ...(['photographers', 'caterers', 'cakes'] as const).map((category) => ({ category, count })),
        { category: 'music' as const, count: 0 },
      ],
    };
  },
  supplier: () => exampleProfile(),
};

interface CouplePageOptions {
  entries?: Identified<ShortlistedSupplier>[];
  wedding?: Parameters<typeof exampleWedding>[0];
  options?: Partial<TestHostOptions>;
  path?: string;
}

const seeded = (entries: Identified<ShortlistedSupplier>[]) =>
  createMemoryFirestore({
    'weddings/w1/suppliers': Object.fromEntries(entries.map(({ id, ...entry }) => [id, entry])),
  });

const show = async ({
  entries = [],
  wedding = ours,
  options = {},
  path = '/uk/wedding-suppliers',
}: CouplePageOptions = {}) => {
  asked.length = 0;
  const host = createTestHost({
    path,
    api,
    session: exampleSignedIn({ wedding: exampleWedding(wedding) }),
    firestore: seeded(entries),
    ...options,
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

const budgetOf = (estimate: number) =>
  createMemoryFirestore({ 'weddings/w1/costs': { c1: exampleCost({ group: 'cakes', estimate }) } });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const linksOf = (part: Awaited<ReturnType<typeof region>>) => part.getAllByRole('link').map((link) => link.textContent);

const venue = exampleEntry({ id: 'GB000001', type: 'venues', name: 'Larkfield Orangery', booked: true });
const quoted = exampleEntry({
  id: 'GB000009',
  type: 'cakes',
  name: 'Crumb',
  quotedPrice: { amount: 43000, currency: 'GBP', basis: 'total', condition: '' },
});

describe('the start of the directory, for a couple', () => {
  test('says what of their wedding counts, and keeps the search first', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Who do you need next?' })).toBeVisible();
    expect(screen.getByText('95 guests').closest('div')).toHaveTextContent(
      'For 95 guests, 25 September 2027, near Bath. Change',
    );
    expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/uk/settings/wedding');
    const search = screen.getByRole('search', { name: 'Search suppliers' });
    const doors = await screen.findByRole('region', { name: 'Still to find' });
    expect(search.compareDocumentPosition(doors)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('takes nothing from what was typed before the wedding had loaded [15]', async () => {
    const user = userEvent.setup();
    const host = await show({ options: { session: { status: 'loading' } } });
    await user.type(await screen.findByLabelText('Name, style or a whole sentence'), 'a barn');
    await act(async () => host.session.set(exampleSignedIn({ wedding: exampleWedding(ours) })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who do you need next?' })).toBeVisible();
    expect(screen.getByLabelText('Name, style or a whole sentence')).toHaveValue('a barn');
    expect(screen.getByLabelText('Near')).toHaveValue('Bath');
    await leave();

    const second = await show({ options: { session: { status: 'loading' } } });
    await user.type(await screen.findByLabelText('Near'), 'York');
    await act(async () => second.session.set(exampleSignedIn({ wedding: exampleWedding(ours) })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who do you need next?' })).toBeVisible();
    expect(screen.getByLabelText('Near')).toHaveValue('York');
  });

  test('shows what is still to find by the checklist, how far they are with it, or how many are free', async () => {
    await show({ entries: [venue, exampleEntry(), quoted] });
    const doors = await region('Still to find');
    expect(doors.getByText(/^\d+ kinds, in the order your checklist needs them\.$/)).toBeVisible();
    expect(await doors.findByRole('link', { name: 'Caterers 7 free' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/caterers?area=Bath&radius=40',
    );
    expect(linksOf(doors).slice(0, 3)).toEqual(['Your shortlist', 'Photographers1 shortlisted', 'Caterers7 free']);
    expect(doors.getByRole('link', { name: 'Cakes Quote: £430' })).toBeVisible();
    expect(doors.queryByRole('link', { name: /^Venues/ })).toBeNull();
    expect(doors.getByRole('link', { name: 'Your own Add someone' })).toHaveAttribute(
      'href',
      '/uk/shortlist?add=supplier',
    );
    expect(asked).toEqual([
      { countryCode: 'GB', size: 1, freeOn: '2027-09-25', area: 'Bath', radiusKm: 40 },
      { countryCode: 'GB', size: 1, freeOn: '2027-09-25', area: 'Bath', radiusKm: 40, guests: 95 },
      // Nobody of some categories: this call says whether anybody is near at all.
      { countryCode: 'GB', size: 1, area: 'Bath', radiusKm: 40 },
    ]);
  });

  test('shows whom they booked, with the way to talk to them', async () => {
    const agreedPrice = { amount: 630000, currency: 'GBP' as const, basis: 'total' as const, condition: '' };
    const celebrant = exampleEntry({
      id: 'own1',
      type: 'celebrant',
      name: 'Aunt May',
      booked: true,
      customSupplier: true,
    });
    await show({ entries: [{ ...venue, agreedPrice }, celebrant] });
    const booked = await region('Booked');
    expect(booked.getByText('1 of 15 kinds')).toBeVisible();
    expect(booked.getByText('£6,300 agreed')).toBeVisible();
    expect(booked.getByText('Aunt May')).toBeVisible();
    expect(booked.getAllByRole('link', { name: /^Messages/ })).toHaveLength(1);
    expect(booked.getByRole('link', { name: 'Messages with Larkfield Orangery' })).toHaveAttribute(
      'href',
      `/uk/inbox?conversationId=${conversationId('GB000001', 'w1')}`,
    );
  });

  test('shows the next payment of whom they booked, to members who see the budget', async () => {
    const stored = (role: 'owner' | 'helper') => ({
      entries: [venue],
      options: {
        ...(role === 'helper' && {
          session: exampleSignedIn({
            role,
            wedding: exampleWedding({ ...ours, roles: { u1: role }, access: { u1: { suppliers: 'view' } } } as never),
          }),
        }),
        firestore: createMemoryFirestore({
          'weddings/w1/suppliers': { GB000001: venue },
          'weddings/w1/costs': { c1: exampleCost({ group: 'venues', supplierId: 'GB000001' }) },
          'weddings/w1/payments': {
            p1: examplePayment({ amount: 90_000, due: '2027-05-01', paidOn: '2026-11-01' }),
            p2: examplePayment({ amount: 210_000, due: '2027-08-01' }),
          },
        }),
      },
    });
    await show(stored('owner'));
    expect(await (await region('Booked')).findByText('Next: £2,100 on 1 August')).toBeVisible();
    await leave();
    await show(stored('helper'));
    expect(await (await region('Booked')).findByText('Larkfield Orangery')).toBeVisible();
    expect(screen.queryByText(/^Next/)).toBeNull();
  });

  test('says what each category costs at least, of those who are counted', async () => {
    const from = (amount: number, isPerHead = false) => ({ price: { amount, currency: 'GBP' as const }, isPerHead });
    const searchSuppliers: NonNullable<TestHostOptions['api']>['searchSuppliers'] = ({ body }) => ({
      ...exampleFound([]),
      categories: [
        { category: 'photographers', count: 9, from: from(59_500) },
        { category: 'cakes', count: 4, from: from(450, true) },
        { category: 'caterers', count: 4, from: body?.guests === undefined ? from(2800, true) : from(266_000) },
      ],
    });
    await show({ options: { api: { ...api, searchSuppliers } } });
    const toFind = await region('Still to find');
    expect(await toFind.findByRole('link', { name: 'Photographers 9 free from £595' })).toBeVisible();
    expect(toFind.getByRole('link', { name: 'Cakes 4 free from £4.50 a guest' })).toBeVisible();
    expect(toFind.getByRole('link', { name: 'Caterers 4 free from £2,660' })).toBeVisible();
  });

  test('without a day, a place and a number it asks for them, and counts everybody', async () => {
    await show({ wedding: { date: null, location: null, guests: { ...guests, count: 0 } } });
    expect(await screen.findByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/uk/settings/wedding');
    expect(await (await region('Still to find')).findByRole('link', { name: 'Cakes 22' })).toBeVisible();
    expect(asked).toEqual([{ countryCode: 'GB', size: 1 }]);
  });

  test('where nobody of a category is near, it says so, and its door leads further', async () => {
    await show();
    expect(await (await region('Still to find')).findByRole('link', { name: 'Music Further away' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/music',
    );
  });

  test('where those who are near cost more than the budget has, nobody is said to be further away', async () => {
    const searchSuppliers: NonNullable<TestHostOptions['api']>['searchSuppliers'] = ({ body }) => ({
      ...exampleFound([]),
      categories: [
        { category: 'cakes', count: body?.budgetsElse === undefined ? 9 : 0 },
        { category: 'music', count: 0 },
        { category: 'caterers', count: 4 },
      ],
    });
    await show({ options: { api: { ...api, searchSuppliers }, firestore: budgetOf(10_000) } });
    const toFind = await region('Still to find');
    expect(await toFind.findByRole('link', { name: 'Cakes None that fits yet' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/cakes?area=Bath&radius=40',
    );
    expect(toFind.getByRole('link', { name: 'Music Further away' })).toBeVisible();
  });

  test('a budget counts in the country of its currency alone', async () => {
    const path = '/de/wedding-suppliers';
    await show({ path, options: { firestore: budgetOf(10_000), market: marketOfPath(path) } });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked).toEqual([{ countryCode: 'DE', size: 1 }]);
  });

  test('where nobody is near their place, everybody counts, and the doors lead to everybody', async () => {
    const searchSuppliers: NonNullable<TestHostOptions['api']>['searchSuppliers'] = ({ body }) => ({
      ...exampleFound([]),
      categories: [{ category: 'cakes', count: body?.area === undefined ? 31 : 0 }],
    });
    await show({ options: { api: { ...api, searchSuppliers } } });
    expect(await (await region('Still to find')).findByRole('link', { name: 'Cakes 31 free' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/cakes',
    );
  });

  test('figures that do not come leave the doors as they are', async () => {
    const searchSuppliers = () => {
      throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    };
    await show({ entries: [venue], options: { api: { ...api, searchSuppliers } } });
    expect(await (await region('Still to find')).findByRole('link', { name: 'Cakes' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Booked' })).toBeVisible();
  });
});

describe('whose profiles they looked at', () => {
  test('are stored on the device and shown, until they clear it', async () => {
    await show({ path: '/uk/weddingsuppliers/venues/lark001' });
    await screen.findByRole('heading', { level: 1, name: 'Larkfield Orangery' });
    await leave();
    await show();
    const seen = await region('Recently seen');
    expect(seen.getByRole('link', { name: 'Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001',
    );
    await userEvent.click(seen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull();
    expect(seenProfiles.get()).toEqual([]);
  });

  test('the latest come first, each once; who is booked is not among them', async () => {
    for (const [id, name] of [
      ['a', 'First'],
      ['b', 'Second'],
      ['a', 'First'],
      ['GB000001', 'Larkfield Orangery'],
    ])
      seenProfiles.add(exampleCard({ id, name }));
    await show({ entries: [venue] });
    const seen = await region('Recently seen');
    expect(linksOf(seen)).toEqual(['First', 'Second']);
  });
});

test.each([
  ['a visitor', undefined],
  [
    'a helper without the suppliers',
    exampleSignedIn({
      role: 'helper',
      wedding: exampleWedding({ ...ours, roles: { u1: 'helper' }, access: { u1: { checklist: 'view' } } } as never),
    }),
  ],
])('%s sees every door, and nothing of a couple', async (_who, session) => {
  seenProfiles.add(exampleCard());
  await show({ entries: [venue], options: { session } });
  expect(await screen.findByRole('link', { name: 'Venues 464' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Find your people' })).toBeVisible();
  for (const name of ['Still to find', 'Booked', 'Recently seen'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(asked).toEqual([]);
});
