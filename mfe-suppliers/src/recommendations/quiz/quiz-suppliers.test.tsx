import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { ApiError, defaultMarket, marketOfPrefix } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { User, Wedding } from '@posy/shared-contracts/entities';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard } from '#testing/examples';
import { homeMessages } from '#testing/home-messages';
import { HomeRecommendations } from '../home-recommendations';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());
const user = userEvent.setup();

type RecommendationBody = NonNullable<EndpointInput<'recommendedSuppliers'>['body']>;

const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };
const preferences = { 'at-your-venue': { catering: 'ours', music: 'venue', flowers: 'unsure' } };
const names: Partial<Record<string, string>> = { caterers: 'Wild Table', florists: 'Hollow Lane Flowers' };
const answer = ({ category }: RecommendationBody) =>
  category === undefined || names[category] === undefined
    ? []
    : [
        {
          ...exampleCard({ id: `GB-${category}`, publicId: category, type: category, name: names[category] }),
          distanceKm: 4,
          pictures: [],
        },
      ];

interface Scene {
  wedding?: Partial<Wedding>;
  actions?: Partial<User['actions']>;
  market?: 'uk' | 'ie' | 'us';
  answers?: (asked: RecommendationBody) => ReturnType<typeof answer>;
  shortlist?: ReturnType<typeof exampleEntry>[];
  part?: 'page' | 'home';
}

const show = async ({
  wedding,
  actions,
  market = 'uk',
  answers = answer,
  shortlist = [],
  part = 'page',
}: Scene = {}) => {
  const asked: RecommendationBody[] = [];
  const person = exampleSignedIn();
  const host = createTestHost({
    path: `/${market}/recommendations`,
    market: marketOfPrefix(market) ?? defaultMarket,
    session: {
      ...person,
      user: { ...person.user, actions: { ...person.user.actions, ...actions } },
      wedding: exampleWedding({ location, preferences, bookings: { venue: true }, ...wedding }),
    },
    firestore: createMemoryFirestore({
      'weddings/w1/suppliers': Object.fromEntries(shortlist.map(({ id, ...entry }) => [id, entry])),
    }),
    api: {
      recommendedSuppliers: ({ body }) => {
        asked.push(body as RecommendationBody);
        const results = answers(body as RecommendationBody);
        return { total: results.length, results };
      },
    },
  });
  leave =
    part === 'page'
      ? await renderWithHost(<AppRoutes />, host, messages)
      : await renderWithHost(<HomeRecommendations />, host, homeMessages);
  return { host, asked: () => asked.flatMap(({ category }) => category ?? []) };
};

const title = 'What your venue leaves to you';
const part = async () => within(await screen.findByRole('region', { name: title }));
const settled = () => screen.findByRole('heading', { level: 1, name: 'Still to find' });
const noPart = async () => {
  await settled();
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
};

test('in the UK, who has not seen them sees suppliers of each kind that the venue leaves; then they count as seen [S6-recommend-01] [S6-recommend-02]', async () => {
  const { host, asked } = await show();
  const shown = await part();
  expect(await shown.findByRole('link', { name: 'Wild Table' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Hollow Lane Flowers' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'All caterers' })).toHaveAttribute('href', '/uk/supplier-category/caterers');
  expect(asked()).toEqual(['caterers', 'florists']);
  expect(host.marked).toEqual(['hasSeenRecommendedSuppliers']);
});

test('who has seen them sees them no more, and nobody is asked [S6-recommend-02]', async () => {
  const { host, asked } = await show({ actions: { hasSeenRecommendedSuppliers: true } });
  await noPart();
  expect(asked()).toEqual([]);
  expect(host.marked).toEqual([]);
});

test('other markets show none, and ask nobody [S6-recommend-01]', async () => {
  const { host, asked } = await show({ market: 'ie' });
  await noPart();
  expect(asked()).toEqual([]);
  expect(host.marked).toEqual([]);
});

test('a way back finds them again on the page that showed them, though the profile knows that they were seen', async () => {
  const { host } = await show();
  await (await part()).findByRole('link', { name: 'Wild Table' });
  await act(async () => {
    const session = host.session.get();
    if (session.status !== 'signed-in') throw new Error('Nobody is signed in.');
    const actions = { ...session.user.actions, hasSeenRecommendedSuppliers: true };
    host.session.set({ ...session, user: { ...session.user, actions } });
    host.navigate('/uk/nowhere');
  });
  await act(async () => host.navigate('/uk/recommendations'));
  expect(await (await part()).findByRole('link', { name: 'Wild Table' })).toBeVisible();
});

test('nobody is suggested for what is booked', async () => {
  const { asked } = await show({ shortlist: [exampleEntry({ type: 'florists', booked: true })] });
  await (await part()).findByRole('link', { name: 'Wild Table' });
  expect(asked()).toEqual(['caterers']);
});

test('a failure is said and reported, nothing counts as seen, and it can be tried again', async () => {
  let isDown = true;
  const { host } = await show({
    answers: (asked) => {
      if (isDown && asked.category !== undefined) throw new ApiError('refused', 400, 'invalid-request', 'No.');
      return answer(asked);
    },
  });
  expect(await (await part()).findByRole('heading', { name: 'Who could do it didn’t load' })).toBeVisible();
  expect(host.errors).toHaveLength(1);
  expect(host.marked).toEqual([]);
  isDown = false;
  await user.click((await part()).getByRole('button', { name: 'Try again' }));
  expect(await (await part()).findByRole('link', { name: 'Wild Table' })).toBeVisible();
  expect(host.marked).toEqual(['hasSeenRecommendedSuppliers']);
});

test('nobody near is said, and does not count as seen', async () => {
  const { host } = await show({ answers: () => [] });
  expect(await (await part()).findByText(/Nobody near you fits/)).toBeVisible();
  expect(host.marked).toEqual([]);
});

test('a couple with a venue is asked what it does, until they began to answer', async () => {
  await show({ wedding: { preferences: {} } });
  // It stays when there is no other suggestion.
  await screen.findByRole('heading', { name: 'Nobody to suggest here yet' });
  expect(screen.getByRole('link', { name: 'Answer them' })).toHaveAttribute(
    'href',
    '/uk/home?todayTaskFlowId=at-your-venue',
  );
  await leave();
  await show();
  await part();
  expect(screen.queryByRole('link', { name: 'Answer them' })).not.toBeInTheDocument();
});

describe('on home', () => {
  test('says what is left, with the way there, and counts nothing as seen', async () => {
    const { host } = await show({ part: 'home' });
    expect(await screen.findByText('Still to find, by your answers: Caterers and Florists.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who could do it' })).toHaveAttribute('href', '/uk/recommendations');
    expect(host.marked).toEqual([]);
  });

  test.each<[string, Scene]>([
    ['they were seen [S6-recommend-02]', { actions: { hasSeenRecommendedSuppliers: true } }],
    ['the market is another [S6-recommend-01]', { market: 'us' }],
    ['nothing was answered', { wedding: { preferences: {} } }],
  ])('says nothing when %s', async (_when, scene) => {
    await show({ ...scene, part: 'home', answers: () => [] });
    await act(async () => undefined);
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });
});
