import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCost } from '#testing/example-cost';
import { exampleCard, exampleFound, nothingSaid, oursCounted } from '#testing/examples';

type SearchBody = NonNullable<EndpointInput<'searchSuppliers'>['body']>;

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const wedding = exampleWedding({
  guests: { count: 86, evening: 18, attending: 0, declined: 0 },
  location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
});
const perHead = { from: { amount: 5000, currency: 'GBP' as const }, basis: 'Menu', unit: 'per-head' as const };
const june = { kind: 'date', text: 'in June', without: 'barn', from: '2027-06-01', to: '2027-08-31' } as const;

/** Shows a list of a server that reads “June” in the words, so that the couple's date does not count. */
const show = async (path: string, budget = 0) => {
  const asked: SearchBody[] = [];
  const host = createTestHost({
    path,
    session: exampleSignedIn({ wedding }),
    firestore: createMemoryFirestore({
      'weddings/w1/costs': budget === 0 ? {} : { c1: exampleCost({ group: 'venues', estimate: budget }) },
    }),
    api: {
      searchSuggestions: ({ body }) => ({
        ...{ places: [], suppliers: [] },
        found: body?.type === 'place' ? [] : [{ kind: 'category', category: 'florists', label: 'Florists' }],
      }),
      searchSuppliers: ({ body }) => {
        if (body !== undefined) asked.push(body);
        const isDated = body?.text?.includes('June') === true;
        const found = exampleFound([exampleCard({ price: perHead })], { total: 60, ...oursCounted(body) });
        if (!isDated) return found;
        return {
          ...found,
          countedIn: ['guests'],
          askedFor: { day: null, guests: 68 },
          understood: { ...nothingSaid, parts: [june] },
        };
      },
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return { host, asked, user: userEvent.setup() };
};

const sendWords = async (user: ReturnType<typeof userEvent.setup>, words: string): Promise<void> => {
  await user.type(screen.getByRole('combobox', { name: 'Name, style or a whole sentence' }), words);
  await user.click(screen.getByRole('button', { name: 'Search' }));
};

describe('what a couple types goes before their own facts', () => {
  test('new words carry none of them as filters, neither from a list nor from one whose facts became filters [17]', async () => {
    for (const query of ['', '?area=Bath&radius=40&guests=68&free=2027-09-11&ours=no']) {
      const { host, user, asked } = await show(`/uk/supplier-category/venues${query}`);
      await screen.findByText('60 venues within 25 miles of Bath', { selector: 'h1' });
      expect(screen.getByRole('combobox', { name: 'Near' })).toHaveValue('Bath');
      await sendWords(user, 'barn in June');
      expect(host.location.get().search).toBe('?text=barn+in+June');
      expect(asked).toContainEqual(expect.objectContaining({ text: 'barn in June', areaElse: 'Bath', guestsElse: 68 }));
      await leave();
    }
  });

  test('the line names only what counted, a chip says the season, and prices are for no other day [17]', async () => {
    await show('/uk/search?text=barn+in+June');
    expect(await screen.findByText(/^Counted in: your guests\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Remove: Free on/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Remove: June\s–\sAugust 2027$/ })).toBeVisible();
    expect(screen.getByText(/for 68 guests/)).toBeVisible();
  });

  test('their place that was taken out of the form does not come back; the rest stays, said as filters [17]', async () => {
    const { host, user } = await show('/uk/supplier-category/venues');
    await screen.findByText('60 venues within 25 miles of Bath', { selector: 'h1' });
    await user.clear(screen.getByRole('combobox', { name: 'Near' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(host.location.get().search).toBe('?guests=68&free=2027-09-11&ours=no');
  });

  test('another category chosen in the form has neither the filters nor the budget of the first one', async () => {
    const filters = 'area=Bath&radius=40&price=6400&guests=68&features=dogs&kinds=barn&free=2027-09-11&ours=no';
    const { host, user } = await show(`/uk/supplier-category/venues?${filters}`, 640_000);
    await user.type(await screen.findByRole('combobox', { name: 'Name, style or a whole sentence' }), 'flo');
    await act(async () => host.pass(250));
    await user.click(await screen.findByRole('option', { name: 'Florists' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const { pathname, search } = host.location.get();
    expect(pathname + search).toBe('/uk/supplier-category/florists');
  });

  test('every page of a list counts them alike [17]', async () => {
    await show('/uk/supplier-category/venues');
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues?page=2',
    );
  });
});
