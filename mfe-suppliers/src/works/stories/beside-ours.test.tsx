import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { marketOfPath } from '@posy/shared-contracts';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { pricedStory, storyFacets as facets } from '#testing/example-story';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const guests = { count: 95, evening: 0, attending: 0, declined: 0 };
const words = /came to £76 a guest\. Your budget has £252 a guest, for 95\./;

const show = async (session?: ReturnType<typeof exampleSignedIn>, prefix = 'uk'): Promise<void> => {
  const path = `/${prefix}/real-weddings/rw-gb-1/priya-and-sam`;
  const host = createTestHost({
    path,
    market: marketOfPath(path),
    api: {
      realWedding: () => pricedStory(),
      realWeddings: () => ({ total: 0, page: 1, size: 4, results: [], facets }),
    },
    ...(session !== undefined && { session }),
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('region', { name: /^(?:What it came to|Was es gekostet hat)$/ });
};

test('what a wedding came to stands beside the couple’s own budget, guest by guest [17]', async () => {
  await show(exampleSignedIn({ wedding: exampleWedding({ budget: 2_395_000, guests }) }));
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['a visitor', undefined, 'uk'],
  ['a couple without a budget', exampleSignedIn({ wedding: exampleWedding({ budget: 0, guests }) }), 'uk'],
  [
    'a couple without a number of guests',
    exampleSignedIn({ wedding: exampleWedding({ budget: 2_395_000, guests: { ...guests, count: 0 } }) }),
    'uk',
  ],
  [
    'a couple whose budget is in other money',
    exampleSignedIn({ wedding: exampleWedding({ budget: 2_395_000, guests }) }),
    'de',
  ],
  [
    'a helper who does not see the budget',
    exampleSignedIn({
      role: 'helper',
      wedding: exampleWedding({
        budget: 2_395_000,
        guests,
        roles: { u1: 'helper' },
        access: { u1: { suppliers: 'view' } },
      } as never),
    }),
    'uk',
  ],
])('%s reads of no budget', async (_who, session, prefix) => {
  await show(session, prefix);
  expect(screen.queryByText(/budget/i)).toBeNull();
});
