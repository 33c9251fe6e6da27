import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { pointOf } from '../rules/mercator';
import { MapCredit, MapGround } from './map-ground';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const view = { ...pointOf({ latitude: 51.38, longitude: -2.36 }), scale: 2 ** 18 };
const tiles = { address: 'https://tiles.example.com/{z}/{x}/{y}.png', credit: '© the people of the map' };

const show = async (mapTiles: NonNullable<TestHostOptions['api']>['mapTiles']) => {
  leave = await renderWithHost(
    <>
      <MapGround country="GB" view={view} size={{ width: 640, height: 600 }} />
      <p>
        <MapCredit>Land of our own</MapCredit>
      </p>
    </>,
    createTestHost({ path: '/uk/search', api: { mapTiles } }),
    messages,
  );
};
const squares = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('where the installation has tiles, they lie over the country, with the words of their licence [17]', async () => {
  await show(() => ({ tiles }));
  expect(await screen.findByText(tiles.credit)).toBeVisible();
  expect(squares()).toContain('https://tiles.example.com/10/505/341.png');
  expect(await screen.findByText('Bath')).toBeInTheDocument();
  expect(screen.queryByText('Land of our own')).toBeNull();
});

test.each<[string, Parameters<typeof show>[0]]>([
  ['without any', () => ({ tiles: null })],
  [
    'of a server that does not know them',
    () => {
      throw new ApiError('refused', 404, 'not-found', 'There is nothing here.');
    },
  ],
])('%s the map is the country’s outline with its towns [17]', async (_which, mapTiles) => {
  await show(mapTiles);
  expect(await screen.findByText('Bath')).toBeInTheDocument();
  expect(screen.getByText('Land of our own')).toBeVisible();
  expect(squares()).toEqual([]);
});
