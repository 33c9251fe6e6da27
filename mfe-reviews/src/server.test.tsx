import { serveAndWake, wakeApp, wakeWidget, type Woken } from '@posy/remote-kit/testing';
import type { ServerHalf } from '@posy/shared-contracts/server-half';
import { screen } from '@testing-library/react';
import * as app from './app';
import * as widget from './slots/supplier-profile.reviews';
import { reviewed } from './testing/examples';

let woken: Woken | null = null;
afterEach(async () => {
  await woken?.leave();
  woken = null;
});

const server = () => jest.requireActual<ServerHalf>('./server');

test.each(['/uk/reviews/GB000001', '/de/reviews/GB000001', '/fr/reviews'])(
  '%s comes whole from the server, and the page takes it over as it is, asking for nothing again',
  async (path) => {
    const calls: string[] = [];
    woken = await serveAndWake({ path, api: reviewed(calls), server, wake: wakeApp(app) });
    expect(woken.element.innerHTML).toBe(woken.before);
    expect(woken.host.errors).toEqual([]);
    expect(calls).toHaveLength(new Set(calls).size);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  },
);

test('reviews in a profile come with it, each of their questions asked once', async () => {
  const calls: string[] = [];
  const props = { supplierId: 'GB000001', supplierName: 'Larkfield Orangery' };
  woken = await serveAndWake({
    path: '/uk/weddingsuppliers/venues/larkfield-orangery',
    module: './slots/supplier-profile.reviews',
    props,
    api: reviewed(calls),
    server,
    wake: wakeWidget(widget, props),
  });
  expect(woken.before).toContain('Lovely light');
  expect(woken.element.innerHTML).toBe(woken.before);
  expect(woken.host.errors).toEqual([]);
  expect(calls.sort()).toEqual(['reviewsRating', 'topReviews']);
});
