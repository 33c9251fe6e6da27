import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCard, exampleFound, nothingSaid } from '#testing/examples';
import { searchLocation } from '../location/search-location';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const sentence = 'barn venue near Baht under £5000 for 120';
const path = `/uk/search?${new URLSearchParams({ text: sentence }).toString()}`;
const bath = { latitude: 51.38, longitude: -2.36 };

const understood: SearchUnderstanding = {
  ...nothingSaid,
  parts: [
    { kind: 'venue-kind', text: 'barn', without: 'venue near Baht under £5000 for 120', key: 'barn', label: 'Barn' },
    { kind: 'category', text: 'venue', without: 'barn near Baht under £5000 for 120', category: 'venues' },
    {
      kind: 'place',
      text: 'near Baht',
      without: 'barn venue under £5000 for 120',
      name: 'Bath',
      within: 'Somerset',
      location: bath,
    },
    {
      kind: 'budget',
      text: 'under £5000',
      without: 'barn venue near Baht for 120',
      min: null,
      max: { amount: 500000, currency: 'GBP' },
    },
    { kind: 'guests', text: 'for 120', without: 'barn venue near Baht under £5000', count: 120 },
  ],
  correction: { text: 'barn venue near bath under £5000 for 120', area: '', words: [{ typed: 'Baht', read: 'bath' }] },
};

const show = async (at: string, found: ReturnType<typeof exampleFound>) => {
  const host = createTestHost({
    path: at,
    api: { searchSuppliers: () => found, searchSuggestions: () => ({ places: [], suppliers: [] }) },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

test.each(['asdkjh qwlkej', 'Привет мир', '結婚式場'])(
  'words that nobody understands are said to be so, with every kind of supplier to go on with: “%s” [17]',
  async (text) => {
    const unread = { ...nothingSaid, words: text.split(' ') };
    const query = new URLSearchParams({ text }).toString();
    await show(`/uk/search?${query}`, exampleFound([], { total: 0, understood: unread }));
    expect(await screen.findByRole('heading', { level: 1, name: `Nothing to read in “${text}”` })).toBeVisible();
    expect(screen.getByText(/Try a kind of supplier, a place or a number of guests/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Venues' })).toBeVisible();
    expect(screen.queryByText('Nobody fits all of that')).toBeNull();
  },
);

describe('a search by a sentence', () => {
  test('its number of guests stands alone, without the one beside it [17]', async () => {
    await show(`${path}&guests=95&ours=no`, exampleFound([exampleCard()], { total: 14, understood }));
    const wishes = within(await screen.findByRole('group', { name: 'What you asked for' }));
    expect(await wishes.findByText('Room for 120')).toBeVisible();
    expect(wishes.queryByText('Room for 95')).toBeNull();
  });

  test('says what it was read as, each part with a way to leave it out [S2-route-14] [S2-query-02]', async () => {
    await show(path, exampleFound([exampleCard()], { total: 14, understood }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '14 venues in and around Bath for “Barn”' }),
    ).toBeVisible();
    const wishes = within(screen.getByRole('group', { name: 'What you asked for' }));
    expect(wishes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Barn',
      'Venues',
      'Bath, Somerset',
      'Up to £5,000',
      'Room for 120',
      'Clear all',
    ]);
    const without = wishes.getByRole('link', { name: 'Remove: Up to £5,000' }).getAttribute('href');
    expect(new URL(without ?? '', 'https://a.invalid').searchParams.get('text')).toBe('barn venue near Baht for 120');
  });

  test('a word that was read as another can be searched for as it was typed', async () => {
    await show(path, exampleFound([exampleCard()], { understood }));
    const link = await screen.findByRole('link', { name: 'Search for Baht instead' });
    expect(new URL(link.getAttribute('href') ?? '', 'https://a.invalid').searchParams.get('literally')).toBe('yes');
    expect(screen.getByText('bath')).toBeVisible();
  });

  test('a place that nobody knows is said', async () => {
    await show(
      '/uk/search?text=venue+in+Wakanda',
      exampleFound([], { understood: { ...nothingSaid, unknownPlaces: ['Wakanda'] } }),
    );
    expect(await screen.findByText(/We know no place called/)).toHaveTextContent('We know no place called Wakanda.');
  });

  test('what a “not” left out is said, and a second kind is a step away', async () => {
    const said = { ...understood, correction: null, unwanted: ['london'], otherCategories: ['photographers' as const] };
    await show('/uk/search?text=videographer+and+photographer', exampleFound([exampleCard()], { understood: said }));
    expect(await screen.findByText(/Left out, as you asked/)).toHaveTextContent('Left out, as you asked: london.');
    const line = within(screen.getByText(/One list is of one kind/));
    expect(line.getByRole('link', { name: 'Photographers' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/photographers?text=videographer+and+photographer',
    );
  });

  test('“near me” is asked where, with the place that was searched last or that the wedding is at', async () => {
    searchLocation.select('GB', 'Frome');
    await show(
      '/uk/search?text=florist+near+me',
      exampleFound([exampleCard()], { understood: { ...nothingSaid, isNearMe: true } }),
    );
    expect(await screen.findByText(/^Near where\?/)).toHaveTextContent('Until then this is the whole country.');
    expect(screen.getByRole('link', { name: 'Search around Frome' })).toHaveAttribute(
      'href',
      '/uk/search?text=florist+near+me&area=Frome',
    );
    localStorage.clear();
  });

  test('words that only order, and words that nobody has, are shown and stand in no title [S-2]', async () => {
    await show(
      '/uk/search?text=quirky+relaxed+florist',
      exampleFound([exampleCard()], {
        total: 12,
        understood: {
          ...nothingSaid,
          parts: [{ kind: 'category', text: 'florist', without: 'quirky relaxed', category: 'florists' }],
          softWords: ['relaxed'],
          ignored: ['quirky'],
          weekdays: ['Tuesday'],
        },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: '12 florists' })).toBeVisible();
    expect(screen.getByText('relaxed', { selector: 'strong' }).parentElement).toHaveTextContent(
      'relaxed only decides who comes first: nobody is left out for it.',
    );
    expect(screen.getByText('quirky', { selector: 'strong' }).parentElement).toHaveTextContent(
      'Nobody here has quirky in their words, so we left it out.',
    );
    expect(screen.getByText('Tuesday', { selector: 'strong' }).parentElement).toHaveTextContent(
      'A day of the week alone changes nothing here, so we left Tuesday out. With a date, prices are for that day.',
    );
  });

  test('what nobody here offers is said in a sentence, with the nearest kind where it was asked for [S-7] [P-C3]', async () => {
    await show(
      '/uk/search?text=celebrant+Bath',
      exampleFound([], {
        total: 0,
        understood: {
          ...nothingSaid,
          unoffered: ['celebrant'],
          unofferedNear: ['entertainment'],
          place: { name: 'Bath', kind: 'town' },
        },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Nobody here is listed as “celebrant”' })).toBeVisible();
    expect(screen.getByText(/^What comes nearest here:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Entertainment' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/entertainment?area=Bath',
    );
  });

  test('a region is not something that one is in and around', async () => {
    const understood = { ...nothingSaid, place: { name: 'Lake District', kind: 'region' as const } };
    await show('/uk/supplier-category/venues?area=lakes', exampleFound([exampleCard()], { total: 45, understood }));
    expect(await screen.findByRole('heading', { level: 1, name: '45 venues in the Lake District' })).toBeVisible();
  });

  test('words that narrow nothing are not said to be what was found', async () => {
    await show('/uk/search?text=best+wedding', exampleFound([exampleCard()], { total: 1046, understood: nothingSaid }));
    expect(await screen.findByRole('heading', { level: 1, name: '1,046 suppliers' })).toBeVisible();
  });

  test('who comes near is shown with the distance, the nearest first, under what they lack [S-1]', async () => {
    const near = (id: string, name: string, lacks: (number | 'words' | 'place')[], distanceKm = 22.5) => ({
      supplier: exampleCard({ id, name, town: 'Corsham' }),
      distanceKm,
      lacks,
    });
    const close = [
      near('GB1', 'Harrow Keep', [2]),
      near('GB2', 'Ash Hall', [0, 3]),
      near('GB5', 'Yew Barn', ['place'], 90),
      near('GB3', 'Elm Court', ['place']),
      near('GB4', 'Oak Lodge', [4]),
    ];
    await show(path, exampleFound([], { understood: { ...understood, close }, distanceFrom: 'Bath' }));
    const nearest = await screen.findByRole('region', { name: 'The nearest that fit' });
    await screen.findByRole('heading', { level: 2, name: 'Nearest to what you asked' });
    const [first] = within(nearest).getAllByRole('article');
    const card = within(first as HTMLElement);
    expect(card.getByRole('heading', { level: 4, name: 'Harrow Keep' })).toBeVisible();
    expect(card.getByText(/Corsham, 14 miles from Bath$/)).toBeVisible();
    const headings = screen.getAllByRole('heading').filter(({ tagName }) => ['H3', 'H4'].includes(tagName));
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H3 The nearest that fit',
      'H4 Harrow Keep',
      'H4 Elm Court',
      'H4 Yew Barn',
      'H3 Room for fewer than 120',
      'H4 Oak Lodge',
      'H3 Other than “Barn” · Over £5,000',
      'H4 Ash Hall',
    ]);
  });

  test('a page beyond the last shows the last one, and says so', async () => {
    await show('/uk/search?text=barn&page=9', exampleFound([exampleCard()], { total: 30, page: 2 }));
    expect(await screen.findByText('There are only 2 pages. This is the last one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('the whole list of a link is read from searchParams [S2-query-14]', async () => {
    const list = new URLSearchParams({ searchParams: 'category=venues&area=Bath&guests=95' });
    await show(`/uk/search?${list.toString()}`, exampleFound([exampleCard()]));
    expect(await screen.findByRole('link', { name: 'Remove: Room for 95' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues?area=Bath',
    );
  });
});
