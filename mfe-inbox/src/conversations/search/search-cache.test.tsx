import { createTestHost, exampleSignedIn, type TestHost } from '@posy/remote-kit/testing';
import { inboxConstants } from '@posy/shared-contracts/constants';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRoutes } from '#routes';
import { names, seed } from '#testing/open-inbox';
import { show, takeAway } from '#testing/shown';

const box = () => screen.getByRole('searchbox', { name: 'Search messages' });

/** Opens the inbox and records the conversations whose messages are read. */
const openCounted = async (): Promise<{ host: TestHost; fetched: string[] }> => {
  const fetched: string[] = [];
  const firestore = seed();
  const read = <T,>(query: FirestoreQuery<T>) => {
    fetched.push(query.collection.path);
    return firestore.read(query);
  };
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/inbox',
    firestore: { ...firestore, read },
    api: { updateConversation: () => ({}) },
  });
  host.viewport.set({ width: 390, height: 800 });
  await show(<AppRoutes />, host);
  await screen.findByRole('searchbox', { name: 'Search messages' });
  return { host, fetched };
};

const find = async (words: string): Promise<void> => {
  await userEvent.clear(box());
  await userEvent.type(box(), words);
  await waitFor(() => expect(names()).toEqual(['Fern & Fable']));
};

const pass = (milliseconds: number): void => void jest.setSystemTime(Date.now() + milliseconds);

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(async () => {
  await takeAway();
  jest.useRealTimers();
});

test('what was fetched of the conversations for a search holds for an hour, and not for longer [S7-conversations-01] [S9-limits-03]', async () => {
  const { fetched } = await openCounted();
  await find('holding');
  expect(fetched).toHaveLength(2);
  pass(inboxConstants.staleTimeMs - 60_000);
  await find('11th');
  expect(fetched).toHaveLength(2);
  pass(120_000);
  await find('holding');
  await waitFor(() => expect(fetched).toHaveLength(4));
});

test('it is in the cache for an hour after somebody left the inbox, for when they come back [S9-limits-02]', async () => {
  const { host, fetched } = await openCounted();
  await find('holding');
  await act(async () => host.navigate('/uk/inbox/suppliers'));
  await screen.findByRole('heading', { level: 1, name: 'Suppliers you talk to' });
  act(() => void jest.advanceTimersByTime(inboxConstants.cacheTimeMs - 120_000));
  await act(async () => host.navigate('/uk/inbox'));
  await screen.findByRole('searchbox', { name: 'Search messages' });
  await find('holding');
  expect(fetched).toHaveLength(2);
});

test('coming back to the window fetches nothing, however old it is; searching again then does [S9-limits-04]', async () => {
  const { fetched } = await openCounted();
  await find('holding');
  pass(2 * inboxConstants.staleTimeMs);
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await act(async () => void (await jest.advanceTimersByTimeAsync(5000)));
  expect(fetched).toHaveLength(2);
  await find('11th');
  await waitFor(() => expect(fetched).toHaveLength(4));
});
