import { pixelOf, pointOf, type View } from './mercator';
import { tileAddress, tilesIn } from './tiles';

const size = { width: 640, height: 600 };
const bath = pointOf({ latitude: 51.38, longitude: -2.36 });

test.each([2 ** 13, 2 ** 17, 150_000, 2 ** 22])(
  'squares cover the map without a gap, each at its own place, at a scale of %d',
  (scale) => {
    const view: View = { ...bath, scale };
    const tiles = tilesIn(view, size);
    const corners = [
      [0, 0],
      [size.width - 1, 0],
      [0, size.height - 1],
      [size.width - 1, size.height - 1],
    ] as const;
    for (const [x, y] of corners)
      expect(
        tiles.filter((tile) => tile.x <= x && x < tile.x + tile.width && tile.y <= y && y < tile.y + tile.height),
      ).toHaveLength(1);
    for (const { zoom, column, row, x, y, width } of tiles) {
      const corner = pixelOf(view, size, { x: column / 2 ** zoom, y: row / 2 ** zoom });
      expect([x - corner.x, y - corner.y].every((away) => Math.abs(away) <= 1)).toBe(true);
      expect(width).toBeGreaterThan(180);
      expect(width).toBeLessThan(363);
    }
  },
);

test('the grid is that of web maps: Bath is in square 505/341 of zoom 10', () => {
  const view: View = { ...bath, scale: 2 ** 18 };
  const at = tilesIn(view, { width: 1, height: 1 }).map((tile) =>
    tileAddress('https://tiles.example.com/{z}/{x}/{y}.png', tile),
  );
  expect(at).toEqual(['https://tiles.example.com/10/505/341.png']);
});

test('beyond the edge of the world, and closer than servers draw, no square is asked for that there is not', () => {
  for (const { column, row, zoom } of tilesIn({ x: 0, y: 0, scale: 2 ** 10 }, size)) {
    expect(Math.min(column, row)).toBeGreaterThanOrEqual(0);
    expect(Math.max(column, row)).toBeLessThan(2 ** zoom);
  }
  expect(tilesIn({ ...bath, scale: 2 ** 29 }, size).every(({ zoom }) => zoom === 19)).toBe(true);
});
