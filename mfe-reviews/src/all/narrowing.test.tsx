import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleReview, reviewed } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (path: string, api: TestHostOptions['api'], session?: Session) => {
  const host = createTestHost({ path, api, ...(session !== undefined && { session }) });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

/** A server of reviews, and the lists that it was asked for. */
const recorded = () => {
  const api = reviewed();
  const asked: unknown[] = [];
  const reviews: typeof api.reviews = (input, file) => {
    asked.push(input.params);
    return (api.reviews as (...input: unknown[]) => never)(input, file);
  };
  return { api: { ...api, reviews }, asked };
};

describe('the choices over all reviews of a supplier', () => {
  test('are ordered by a press, which the address and the next page keep [P-m10]', async () => {
    const { api, asked } = recorded();
    const host = await show('/uk/reviews/lark001', api);
    await userEvent.click(await screen.findByRole('link', { name: 'Lowest first' }));
    expect(host.location.get().search).toBe('?sort=lowest');
    expect(asked.at(-1)).toMatchObject({ page: 1, sort: 'lowest' });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/uk/reviews/lark001?page=2&sort=lowest',
    );
  });

  test('of one number of stars are shown by a press, in the order that was chosen, and by pages [P-m10]', async () => {
    const { api, asked } = recorded();
    const host = await show('/uk/reviews/lark001?sort=oldest', api);
    const spread = within(await screen.findByRole('list', { name: 'How the stars are spread' }));
    // The spread narrows the whole list: the same choices do not stand below it again.
    expect(screen.queryByRole('group', { name: 'Stars' })).toBeNull();
    await userEvent.click(spread.getByRole('link', { name: '5 stars: 23 reviews, 92%' }));
    const stars = within(await screen.findByRole('group', { name: 'Stars' }));
    expect(stars.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['All25', '5 stars23', '4 stars1', '3 stars1'],
    ]);
    expect(host.location.get().search).toBe('?sort=oldest&stars=5');
    expect(asked.at(-1)).toMatchObject({ page: 1, sort: 'oldest', stars: 5 });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/uk/reviews/lark001?page=2&sort=oldest&stars=5',
    );
    expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', '/uk/reviews/lark001?stars=5');
    expect(screen.getByText('25 of 25 reviews')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/uk/reviews/lark001');
  });

  test('are filtered by the rows of their spread and by what they speak of, each its own address', async () => {
    const { api, asked } = recorded();
    const mentions = [
      { topic: 'food' as const, count: 9 },
      { topic: 'weather' as const, count: 4 },
      { topic: 'music' as const, count: 1 },
    ];
    const host = await show('/uk/reviews/lark001', {
      ...api,
      reviewsRating: () => ({ average: 4.86, count: 25, histogram: [0, 0, 1, 1, 23], mentions }),
    });
    const spread = within(await screen.findByRole('list', { name: 'How the stars are spread' }));
    await userEvent.click(spread.getByRole('link', { name: '5 stars: 23 reviews, 92%' }));
    expect(host.location.get().search).toBe('?stars=5');
    expect(spread.getByRole('link', { name: /^5 stars/ })).toHaveAttribute('aria-current', 'true');
    expect(spread.queryByRole('link', { name: /^1 star/ })).toBeNull();
    const topics = within(screen.getByRole('group', { name: 'Speaks of' }));
    expect(topics.getAllByRole('link').map((link) => link.textContent)).toEqual([...['Anything', 'Food9', 'Weather4']]);
    await userEvent.click(topics.getByRole('link', { name: 'Weather 4' }));
    expect(host.location.get().search).toBe('?stars=5&topic=weather');
    expect(asked.at(-1)).toEqual({ id: 'lark001', page: 1, size: 10, sort: 'newest', stars: 5, topic: 'weather' });
    await act(async () => host.navigate('/uk/reviews/lark001?topic=weather'));
    expect(asked.at(-1)).toEqual({ id: 'lark001', page: 1, size: 10, sort: 'newest', stars: 0, topic: 'weather' });
  });

  test('are narrowed to couples of a season and size, and to those of the reader’s own', async () => {
    const { api, asked } = recorded();
    const weddings = [
      { season: 'summer' as const, guests: 'to-50' as const, count: 7 },
      { season: 'autumn' as const, guests: 'to-100' as const, count: 3 },
      { season: 'autumn' as const, guests: null, count: 15 },
    ];
    const wedding = exampleWedding({
      date: '2027-09-11',
      guests: { count: 70, evening: 0, attending: 0, declined: 0 },
    });
    const host = await show(
      '/uk/reviews/lark001?stars=5',
      {
        ...api,
        myReviews: () => ({ reviews: [], booked: [] }),
        reviewsRating: () => ({ average: 4.86, count: 25, histogram: [0, 0, 1, 1, 23], weddings }),
      },
      exampleSignedIn({ wedding }),
    );
    const chips = within(await screen.findByRole('group', { name: 'Weddings' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['Any wedding', 'Like yours3', 'Summer7', 'Autumn18', 'Up to 50 guests7', '51 to 100 guests3'],
    ]);
    const chosen = () =>
      chips.getAllByRole('link').flatMap((link) => (link.ariaCurrent === 'true' ? [link.textContent] : []));
    await userEvent.click(chips.getByRole('link', { name: 'Like yours 3' }));
    expect(chosen()).toEqual(['Like yours3']);
    expect(host.location.get().search).toBe('?stars=5&season=autumn&guests=to-100');
    expect(asked.at(-1)).toEqual({
      ...{ id: 'lark001', page: 1, size: 10, sort: 'newest', stars: 5, topic: 'any', season: 'autumn' },
      guests: 'to-100',
    });
    await userEvent.click(chips.getByRole('link', { name: 'Autumn 18' }));
    expect(host.location.get().search).toBe('?stars=5&season=autumn');
    expect(chosen()).toEqual(['Autumn18']);
    // Joined with a season, each size counts the weddings of it.
    await userEvent.click(chips.getByRole('link', { name: '51 to 100 guests 3' }));
    expect(host.location.get().search).toBe('?stars=5&season=autumn&guests=to-100');
    await act(async () => host.navigate('/uk/reviews/lark001?stars=5&guests=to-50'));
    expect(chosen()).toEqual(['Up to 50 guests7']);
    expect(chips.queryByRole('link', { name: /^Autumn/ })).toBeNull();
    await userEvent.click(chips.getByRole('link', { name: 'Up to 50 guests 7' }));
    expect(host.location.get().search).toBe('?stars=5');
    await userEvent.click(chips.getByRole('link', { name: 'Any wedding' }));
    expect(host.location.get().search).toBe('?stars=5');
  });

  test('say the size of their weddings, and a reader without one has no chip of their own', async () => {
    const reviews = [exampleReview({ guestBand: 'over-150' })];
    await show('/uk/reviews/lark001', {
      ...reviewed(),
      reviewsRating: () => ({
        ...{ average: 4.86, count: 25, histogram: [0, 0, 1, 1, 23] },
        weddings: [{ season: 'autumn', guests: 'over-150', count: 25 }],
      }),
      reviews: () => ({ total: 1, page: 1, size: 10, reviews }),
    });
    expect(await screen.findByText('Married in October 2025 · over 150 guests')).toBeVisible();
    const chips = within(screen.getByRole('group', { name: 'Weddings' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['Any wedding', 'Autumn25', 'Over 150 guests25'],
    ]);
  });

  test.each([
    ['day', { date: '2027-09-11', guests: { count: 0, evening: 0, attending: 0, declined: 0 } }],
    ['number of guests', { date: null, guests: { count: 70, evening: 0, attending: 0, declined: 0 } }],
  ])('have one chip, not two, for a reader who knows no more than the %s', async (_what, changes) => {
    const api = {
      ...reviewed(),
      myReviews: () => ({ reviews: [], booked: [] }),
      reviewsRating: () => ({
        ...{ average: 4.86, count: 25, histogram: [0, 0, 1, 1, 23] },
        weddings: [{ season: 'autumn' as const, guests: 'to-100' as const, count: 25 }],
      }),
    };
    await show('/uk/reviews/lark001', api, exampleSignedIn({ wedding: exampleWedding(changes) }));
    const chips = within(await screen.findByRole('group', { name: 'Weddings' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['Any wedding', 'Autumn25', '51 to 100 guests25'],
    ]);
  });

  test('that are narrowed have at each choice the number that it would find, of the same answer', async () => {
    const counts = {
      histogram: [0, 0, 0, 1, 3],
      mentions: [{ topic: 'weather' as const, count: 2 }],
      weddings: [
        { season: 'summer' as const, guests: 'to-50' as const, count: 3 },
        { season: 'autumn' as const, guests: 'to-100' as const, count: 2 },
      ],
    };
    const all = {
      ...{ average: 4.86, count: 25, histogram: [0, 0, 1, 1, 23] },
      mentions: [{ topic: 'weather' as const, count: 9 }],
      weddings: [{ season: 'autumn' as const, guests: 'to-100' as const, count: 25 }],
    };
    const reviews = [exampleReview()];
    await show('/uk/reviews/lark001?season=summer&topic=weather', {
      ...reviewed(),
      reviewsRating: () => all,
      reviews: () => ({ total: 3, page: 1, size: 10, reviews, counts }),
    });
    const wordsOf = async (name: string) =>
      within(await screen.findByRole('group', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(await wordsOf('Stars')).toEqual(['All4', '5 stars3', '4 stars1']);
    expect(await wordsOf('Speaks of')).toEqual(['Anything', 'Weather2']);
    expect(await wordsOf('Weddings')).toEqual([...['Any wedding', 'Summer3', 'Autumn2', 'Up to 50 guests3']]);
    // The summary counts all reviews, and its rows lead to as many.
    const spread = within(screen.getByRole('list', { name: 'How the stars are spread' }));
    expect(spread.getByRole('link', { name: '5 stars: 23 reviews, 92%' })).toHaveAttribute(
      'href',
      '/uk/reviews/lark001?stars=5',
    );
  });
});
