import { serveAndWake, type TestHostOptions, wakeApp, type Woken } from '@posy/remote-kit/testing';
import type { ServerHalf } from '@posy/shared-contracts/server-half';
import { screen } from '@testing-library/react';
import * as app from './app';
import { exampleArticle, money, seats } from './testing/example-article';

let woken: Woken | null = null;
afterEach(async () => {
  await woken?.leave();
  woken = null;
});

const calls: string[] = [];
const noted = <A,>(name: string, answer: A) => ({
  [name]: () => {
    calls.push(name);
    return answer;
  },
});
const supplier = {
  id: 'GB000001',
  publicId: 'larkfield-orangery',
  type: 'venues',
  name: 'Larkfield Orangery',
  town: 'Frome',
  county: 'Somerset',
  picture: { category: 'venues', seed: 'GB000001', label: 'A long room of glass' },
};
const api: TestHostOptions['api'] = {
  ...noted('articles', { articles: [money, seats] }),
  ...noted('article', { ...exampleArticle, supplierCategories: ['venues'] }),
  ...noted('searchSuppliers', { total: 1, results: [supplier] }),
};
const server = () => jest.requireActual<ServerHalf>('./server');

test.each([
  '/uk/advice',
  '/de/advice?category=guests',
  '/fr/advice',
  '/us/article/money',
  '/de/article/money',
  '/fr/article/money',
])('%s comes whole from the server, and the page takes it over as it is, asking for nothing again', async (path) => {
  calls.length = 0;
  woken = await serveAndWake({ path, api, wake: wakeApp(app), server });
  const { host, before, element } = woken;
  expect(element.innerHTML).toBe(before);
  expect(host.errors).toEqual([]);
  expect(calls).toHaveLength(new Set(calls).size);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
