import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard, exampleFound, exampleProfile } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const pounds = (amount: number) => ({ amount: amount * 100, currency: 'GBP' as const });
const prices = {
  hall: {
    from: pounds(5450),
    basis: 'Hire',
    condition: 'Monday to Thursday',
    saturday: pounds(11_750),
    unit: 'per-day',
  },
  barn: {
    from: pounds(5450),
    basis: 'Hire',
    condition: 'Monday to Thursday',
    saturday: pounds(11_750),
    otherDays: pounds(8950),
    unit: 'per-day',
  },
  feast: { from: pounds(44), basis: 'Three courses', unit: 'per-head' },
} as const;

const shown = async (path: string, price: (typeof prices)[keyof typeof prices], date: string): Promise<string> => {
  const guests = { count: 95, evening: 0, attending: 0, declined: 0 };
  const entries = ['GB000001', 'GB000002'].map((id, at) => {
    const { id: _id, ...entry } = exampleEntry({
      id,
      publicId: `lark00${at + 1}`,
      type: 'venues',
      name: id,
      enquired: false,
    });
    return [id, entry] as const;
  });
  const host = createTestHost({
    path,
    session: exampleSignedIn({ wedding: exampleWedding({ date, guests }) }),
    firestore: createMemoryFirestore({ 'weddings/w1/suppliers': Object.fromEntries(entries) }),
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound([exampleCard({ price })]),
      searchWorks: () => ({ total: 0, results: [] }),
      supplier: () => exampleProfile({ price, packages: [], saturdayPrice: null }),
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findAllByText(/£/);
  const text = document.body.textContent ?? '';
  await leave();
  return text.replaceAll(/\s+/g, ' ');
};

const places = {
  card: '/uk/supplier-category/venues?ours=no',
  profile: '/uk/weddingsuppliers/venues/lark001',
  shortlist: '/uk/shortlist',
  comparison: '/uk/shortlist?compare=GB000001,GB000002',
};

test.each([
  ['hall', '2027-10-02', '£5,450 to £11,750', 'Monday to Thursday, up to a Saturday in season'],
  ['barn', '2027-10-02', '£8,950', 'for your Saturday'],
  ['barn', '2027-09-10', '£8,950', 'for your Friday'],
  ['hall', '2027-09-11', '£11,750', 'for your Saturday, in season'],
  ['hall', '2027-09-08', '£5,450', 'Monday to Thursday'],
  ['feast', '2027-09-11', '£4,180', 'for 95 guests'],
] as const)(
  'a couple reads one price, with one basis, on card, profile, shortlist and comparison: %s on %s [P-H3] [P-H4]',
  async (what, date, figure, basis) => {
    Element.prototype.scrollIntoView = () => undefined;
    for (const path of Object.values(places)) {
      const text = await shown(path, prices[what], date);
      expect([path, text.includes(figure), text.includes(basis)]).toEqual([path, true, true]);
    }
  },
);
