import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard, exampleFound } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  seenProfiles.clear();
});

const larkfield = exampleCard({ id: 'GB1', name: 'Larkfield' });
const threshers = exampleCard({ id: 'GB2', name: 'Threshers' });
const wellow = exampleCard({ id: 'GB3', name: 'Wellow' });
const found = [
  { ...larkfield, location: { latitude: 51.38, longitude: -2.36 } },
  { ...threshers, location: { latitude: 51.75, longitude: -1.25 } },
  { ...wellow, location: { latitude: 52.4, longitude: -3.3 } },
];

/** The names of the pins, without prices. */
const pins = async (): Promise<string[]> => {
  const map = within(await screen.findByRole('region', { name: 'Map' }));
  await map.findByRole('button', { name: /^Wellow/ });
  return map
    .getAllByRole('button', { name: /^(?:Larkfield|Threshers|Wellow)/ })
    .map((pin) => (pin.getAttribute('aria-label') ?? '').replace(/, [^,]*£\d[\d,]*\d/, ''));
};

/** Shows a list beside its map. */
const show = async (options: Partial<TestHostOptions> = {}): Promise<void> => {
  const host = createTestHost({
    path: '/uk/supplier-category/venues',
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound(found),
    },
    ...options,
  });
  host.viewport.set({ width: 1280, height: 900 });
  leave = await renderWithHost(<AppRoutes />, host, messages);
};

test('a couple sees on the map whom they like, and at whom they looked before [17]', async () => {
  seenProfiles.add(larkfield);
  seenProfiles.add(wellow);
  const { id, ...entry } = exampleEntry({ id: 'GB1', type: 'venues', name: 'Larkfield' });
  await show({
    session: exampleSignedIn({ wedding: exampleWedding() }),
    firestore: createMemoryFirestore({ 'weddings/w1/suppliers': { [id]: entry } }),
  });
  expect(await pins()).toEqual(['Larkfield, on your shortlist', 'Threshers', 'Wellow, looked at']);
  expect(screen.getByRole('button', { name: /^Larkfield.*shortlist$/ }).querySelector('svg')).not.toBeNull();
});

test('a visitor does as well, at once, and who did neither sees prices alone', async () => {
  await show();
  expect(await pins()).toEqual(['Larkfield', 'Threshers', 'Wellow']);
  await userEvent.click(await screen.findByRole('button', { name: 'Put Threshers on the shortlist' }));
  expect(await pins()).toEqual(['Larkfield', 'Threshers, on your shortlist', 'Wellow']);
  await userEvent.click(screen.getByRole('button', { name: 'Take Threshers off the shortlist' }));
  expect(await pins()).toEqual(['Larkfield', 'Threshers', 'Wellow']);
});
