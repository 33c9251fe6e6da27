import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { searchConstants } from '@posy/shared-contracts/constants';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCost } from '#testing/example-cost';
import { exampleCard, exampleFound, oursCounted } from '#testing/examples';

type SearchBody = NonNullable<EndpointInput<'searchSuppliers'>['body']>;

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

/** Shows a page while the wedding's costs are still on their way; they arrive with `arrive`. */
const show = async (path: string) => {
  const memory = createMemoryFirestore({
    'weddings/w1/costs': { c1: exampleCost({ group: 'venues', estimate: 455_000 }) },
  });
  const late: (() => void)[] = [];
  const firestore: typeof memory = {
    ...memory,
    watch: (query, next, failed) => {
      if (query.collection.path !== 'weddings/w1/costs') return memory.watch(query, next, failed);
      late.push(() => memory.watch(query, next, failed));
      return () => undefined;
    },
  };
  const asked: SearchBody[] = [];
  const host = createTestHost({
    path,
    session: exampleSignedIn({ wedding: exampleWedding() }),
    firestore,
    api: {
      searchSuppliers: ({ body }) => {
        if (body?.size === searchConstants.pageSizeDefault) asked.push(body);
        return exampleFound([exampleCard({})], { total: 14, ...oursCounted(body) });
      },
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return { asked, arrive: () => act(async () => late.forEach((send) => send())) };
};

test('a couple’s list is asked for once, with the budget: no other list stands there before', async () => {
  const { asked, arrive } = await show('/uk/supplier-category/venues');
  await screen.findByRole('heading', { level: 1, name: 'Venues' });
  expect(asked).toEqual([]);
  await arrive();
  expect(await screen.findByRole('heading', { level: 1, name: /^14 venues/ })).toBeVisible();
  expect(asked.map(({ budgetsElse }) => budgetsElse)).toEqual([{ venues: 455_000 }]);
});

test('a list that says its own price waits for no budget', async () => {
  const { asked } = await show('/uk/supplier-category/venues?price=9000');
  expect(await screen.findByRole('heading', { level: 1, name: /^14 venues/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});
