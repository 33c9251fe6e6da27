import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCard, exampleFound } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const bounds = { south: 49.95, west: -6.23, north: 58.68, east: 1.77 };
const found = { ...exampleCard({ id: 'GB1', name: 'Larkfield' }), location: { latitude: 51.38, longitude: -2.36 } };

/** Opens a map, moves it by a step, and returns the files of bounds that were read and the part that it now offers to search. */
const mapOf = async (text: string, answer: () => typeof bounds = () => bounds) => {
  const files: unknown[] = [];
  const host = createTestHost({
    path: `/uk/supplier-category/venues?text=${text}&view=map`,
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound(text === 'nobody' ? [] : [found]),
      countryBounds: ({ params }) => {
        files.push(params?.country);
        return answer();
      },
    },
  });
  host.viewport.set({ width: 1280, height: 900 });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  const map = within(await screen.findByRole('region', { name: 'Map' }));
  const user = userEvent.setup();
  await user.click(map.getByRole('button', { name: 'Further away' }));
  await user.click(map.getByRole('button', { name: 'Closer' }));
  await user.click(map.getByRole('button', { name: 'Search this area' }));
  const part = (new URLSearchParams(host.location.get().search).get('in') ?? '').split(',').map(Number);
  return { files, part };
};

test('a map of nobody begins with its country, whose bounds it reads [S7-country-bounds-01] [28]', async () => {
  const { files, part } = await mapOf('nobody');
  expect(files).toEqual(['GB']);
  const [south = 0, west = 0, north = 0, east = 0] = part;
  expect(south).toBeLessThanOrEqual(bounds.south);
  expect(north).toBeGreaterThanOrEqual(bounds.north);
  expect(west).toBeLessThanOrEqual(bounds.west);
  expect(east).toBeGreaterThanOrEqual(bounds.east);
  // No further away than the country needs: one of its sides fills the map.
  expect(Math.min(north - south - 8.73, east - west - 8)).toBeLessThan(3);
});

test('a map of results needs no bounds, and one whose bounds cannot be read still shows the country’s towns [28]', async () => {
  expect((await mapOf('barn')).files).toEqual([]);
  await leave();
  const broken = await mapOf('nobody', () => {
    throw new Error('unreachable');
  });
  expect(broken.part.every(Number.isFinite)).toBe(true);
  expect(broken.part).toHaveLength(4);
});
