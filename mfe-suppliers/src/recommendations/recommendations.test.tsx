import { ApiError } from '@posy/shared-contracts';
import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { exampleCard } from '#testing/examples';
import { AppRoutes } from '../routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };
const florist = {
  ...exampleCard({ id: 'GB000201', publicId: 'hollow1', type: 'florists', name: 'Hollow Lane Flowers' }),
  distanceKm: 4,
  pictures: [],
};
const venue = {
  ...exampleCard({ id: 'GB000202', publicId: 'oak0002', name: 'Oak Tithe Barn' }),
  distanceKm: 8,
  pictures: [],
};
type Asked = { category?: string };

const show = async (session: TestHostOptions['session'], answer: (asked: Asked) => (typeof florist)[]) => {
  const host = createTestHost({
    path: '/uk/recommendations',
    session,
    firestore: createMemoryFirestore(),
    api: {
      recommendedSuppliers: ({ body }) => {
        const results = answer(body as Asked);
        return { total: results.length, results };
      },
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('heading', { level: 1, name: 'Still to find' });
  return host;
};
const couple = (changes: Parameters<typeof exampleWedding>[0] = {}) =>
  exampleSignedIn({ wedding: exampleWedding({ location, ...changes }) });
const each = ({ category }: Asked) => (category === 'venues' ? [venue] : [florist]);

test('shows suppliers around the wedding, and venues while it has none, and remembers that they were seen [S2-route-15]', async () => {
  const host = await show(couple(), each);
  expect(await screen.findByRole('link', { name: 'Hollow Lane Flowers' })).toHaveAttribute(
    'href',
    '/uk/weddingsuppliers/florists/hollow1',
  );
  expect(await screen.findByRole('link', { name: 'Oak Tithe Barn' })).toBeVisible();
  expect(host.marked).toEqual(['hasSeenRecommendedSuppliers']);
});

test('no venues are asked for once one is booked', async () => {
  const asked: (string | undefined)[] = [];
  await show(couple({ bookings: { venue: true } }), ({ category }) => {
    asked.push(category);
    return [florist];
  });
  await screen.findByRole('link', { name: 'Hollow Lane Flowers' });
  expect(asked).toEqual([undefined]);
});

test.each([
  ['a visitor', undefined, 'Log in to see who fits'],
  ['a wedding without a place', exampleSignedIn(), 'Where will it be?'],
])('for %s says what is missing, and asks nobody [S6-recommend-03]', async (_who, session, words) => {
  await show(session, () => {
    throw new Error('Nothing may be asked.');
  });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
});

test('nobody found is an end with a way on', async () => {
  const host = await show(couple(), () => []);
  expect(await screen.findByRole('heading', { name: 'Nobody to suggest here yet' })).toBeVisible();
  expect(host.marked).toEqual([]);
});

test('failures of suppliers and of venues are each reported, and can be tried again [S8-recommend-01] [S8-recommend-02]', async () => {
  const host = await show(couple(), () => {
    throw new ApiError('refused', 400, 'invalid-request', 'No.');
  });
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(host.errors).toHaveLength(2);
});
