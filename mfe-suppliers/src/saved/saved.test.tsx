import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  settle,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCard, exampleFound } from '#testing/examples';
import type { SavedSearches } from './saved-queries';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => leave());

/** A server that stores one person's searches, and restores a removed one unchanged. */
const server = (saved: SavedSearches) => {
  const removed = new Map<string, SavedSearches['searches'][number]>();
  const calls: [string, unknown][] = [];
  const api: TestHostOptions['api'] = {
    searchSuppliers: () => exampleFound([exampleCard()]),
    searchSuggestions: () => ({ places: [], suppliers: [] }),
    supplierCategories: () => ({ total: 3000, categories: [{ category: 'venues', count: 464 }] }),
    savedSearches: () => structuredClone(saved),
    saveSearch: ({ body }) => {
      if (body === undefined) throw new Error('without a body');
      calls.push(['saveSearch', body]);
      if (saved.searches.length === 10) throw new ApiError('refused', 409, 'saved-searches-full', 'full');
      const { id, name, search } = body;
      const fresh = { id, name, search, total: 1, news: 0, createdAt: '2026-11-24T00:00:00.000Z' };
      saved.searches.unshift(removed.get(id) ?? fresh);
      return {};
    },
    removeSavedSearch: ({ params }) => {
      const one = saved.searches.find(({ id }) => id === params?.id);
      if (one !== undefined) removed.set(one.id, one);
      saved.searches = saved.searches.filter(({ id }) => id !== params?.id);
      return {};
    },
    markSavedSearchSeen: ({ params }) => {
      calls.push(['markSavedSearchSeen', params]);
      for (const one of saved.searches) if (one.id === params?.id) one.news = 0;
      return {};
    },
    setSavedSearchMail: ({ body }) => {
      calls.push(['setSavedSearchMail', body]);
      saved.mail = body?.wanted ?? false;
      return {};
    },
  };
  return { api, calls };
};

const barns: SavedSearches['searches'][number] = {
  id: '7d0f2f8e-6f0e-4f6e-9b0a-3d1c5a1f0001',
  name: 'Venues, Bath, Barn',
  search: { countryCode: 'GB', category: 'venues', area: 'Bath', kinds: ['barn'] },
  total: 12,
  news: 3,
  createdAt: '2026-11-20T00:00:00.000Z',
};

const show = async (path: string, saved: SavedSearches, isVisitor = false) => {
  const { api, calls } = server(saved);
  const session = exampleSignedIn({ wedding: exampleWedding() });
  const host = createTestHost({ path, api, ...(isVisitor ? {} : { session }) });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return { host, calls };
};

const list = '/uk/supplier-category/venues?area=Bath&kinds=barn&ours=no';

test('a list is saved with a press, and removed with the next', async () => {
  const saved: SavedSearches = { mail: false, searches: [] };
  const { host, calls } = await show(`${list}&sort=rating&page=2`, saved);
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  expect(calls).toEqual([
    ['saveSearch', { id: expect.any(String) as string, name: 'Venues, Bath, barn', search: barns.search }],
  ]);
  expect(host.shown.at(-1)?.text).toBe('Saved. It waits for you where you look for suppliers.');
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(await screen.findByRole('button', { name: 'Save search', pressed: false })).toBeVisible();
  expect(saved.searches).toEqual([]);
});

test('whoever looks at a saved list has seen who is new in it', async () => {
  const { calls } = await show(list, { mail: false, searches: [structuredClone(barns)] });
  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  expect(calls).toEqual([['markSavedSearchSeen', { id: barns.id }]]);
});

test('a search too many is said, and stays unsaved', async () => {
  const searches = Array.from({ length: 10 }, (_, place) => ({
    ...barns,
    id: `${place}`,
    search: { countryCode: 'GB' as const },
  }));
  const { host } = await show(list, { mail: false, searches });
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('button', { name: 'Save search', pressed: false })).toBeVisible();
  expect(host.shown.map(({ text }) => text)).toEqual([
    'You have ten saved searches already. Remove one, and this one fits.',
  ]);
});

test('a visitor is asked to sign up, and then it is saved', async () => {
  const saved: SavedSearches = { mail: false, searches: [] };
  const { host } = await show(list, saved, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  expect(host.askedToSignUp.map(({ reason }) => reason)).toEqual(['save']);
  host.askedToSignUp[0]?.answered(false);
  expect(saved.searches).toEqual([]);
  host.askedToSignUp[0]?.answered(true);
  await screen.findByRole('button', { name: 'Save search' });
  expect(saved.searches).toMatchObject([{ search: barns.search }]);
});

test('a press before it is known what is saved counts once, and never for who signs in later', async () => {
  const saved: SavedSearches = { mail: false, searches: [] };
  const { api, calls } = server(saved);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const savedSearches = async () => {
    await answered;
    asked += 1;
    return structuredClone(saved);
  };
  const wedding = exampleWedding();
  const host = createTestHost({ path: list, session: exampleSignedIn({ wedding }), api: { ...api, savedSearches } });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  expect(calls).toEqual([]);
  answer();
  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  expect(calls).toHaveLength(1);
  saved.searches = [];
  const before = asked;
  await act(async () => host.session.set(exampleSignedIn({ uid: 'u2', wedding })));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  await act(settle);
  expect(screen.getByRole('button', { name: 'Save search', pressed: false })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a press where what is saved did not come asks for it again, and says so when it does not come then either', async () => {
  const saved: SavedSearches = { mail: false, searches: [] };
  const { api, calls } = server(saved);
  let isThere = false;
  let asked = 0;
  const savedSearches = () => {
    asked += 1;
    if (!isThere) throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    return structuredClone(saved);
  };
  const session = exampleSignedIn({ wedding: exampleWedding() });
  const host = createTestHost({ path: list, session, api: { ...api, savedSearches } });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  const save = await screen.findByRole('button', { name: 'Save search' });
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.click(save);
  await waitFor(() =>
    expect(host.shown.map(({ text }) => text)).toEqual(['The search wasn’t saved. Please try again.']),
  );
  expect(asked).toBe(2);
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  expect(calls).toHaveLength(1);
});

describe('the start of the directory', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Saved searches' }));

  test('leads to what was saved, and says how many fit and how many are new', async () => {
    await show('/uk/wedding-suppliers', { mail: false, searches: [structuredClone(barns)] });
    const part = await region();
    expect(part.getByRole('link', { name: 'Venues, Bath, Barn' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/uk\/supplier-category\/venues\?area=Bath&kinds=barn&ours=no$/) as string,
    );
    expect(part.getByText('12 fit today')).toBeVisible();
    expect(part.getByText('3 new')).toBeVisible();
  });

  test('removes one, and Undo brings it back as it was', async () => {
    const { host } = await show('/uk/wedding-suppliers', { mail: false, searches: [structuredClone(barns)] });
    await userEvent.click((await region()).getByRole('button', { name: 'Remove: Venues, Bath, Barn' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved searches' })).toBeNull());
    host.shown.at(-1)?.action?.run();
    expect(await (await region()).findByText('3 new')).toBeVisible();
  });

  test('sends mail only to who asks for it', async () => {
    const { calls } = await show('/uk/wedding-suppliers', { mail: false, searches: [structuredClone(barns)] });
    const wish = (await region()).getByRole('switch', { name: 'Email us when someone new fits' });
    expect(wish).not.toBeChecked();
    await userEvent.click(wish);
    expect(wish).toBeChecked();
    expect(calls).toEqual([['setSavedSearchMail', { wanted: true }]]);
  });
});
