import type { MapPoint, Size, View } from './mercator';

/** A square of a drawn map: its numbers in the grid of a zoom, and its place on the map in whole pixels. */
interface Tile extends MapPoint, Size {
  zoom: number;
  column: number;
  row: number;
}

/** Pixels of a square as it is drawn. */
const side = 256;
/** The closest zoom that servers of tiles have. */
const closest = 19;

/** Returns the squares that cover a map, of the zoom whose squares are nearest to their own size there. */
export const tilesIn = (view: View, size: Size): Tile[] => {
  const zoom = Math.min(closest, Math.max(0, Math.round(Math.log2(view.scale / side))));
  const inRow = 2 ** zoom;
  const shown = view.scale / inRow;
  const left = view.x * view.scale - size.width / 2;
  const top = view.y * view.scale - size.height / 2;
  const numbers = (start: number, length: number): number[] => {
    const first = Math.max(0, Math.floor(start / shown));
    const last = Math.min(inRow - 1, Math.floor((start + length) / shown));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_none, at) => first + at);
  };
  // Neighbours share a whole pixel, so that no line shows between them.
  const edge = (number: number, start: number): number => Math.round(number * shown - start);
  return numbers(top, size.height).flatMap((row) =>
    numbers(left, size.width).map((column) => {
      const [x, y] = [edge(column, left), edge(row, top)];
      return { zoom, column, row, x, y, width: edge(column + 1, left) - x, height: edge(row + 1, top) - y };
    }),
  );
};

/** Returns the address of a square; the pattern has `{z}`, `{x}` and `{y}`. */
export const tileAddress = (pattern: string, { zoom, column, row }: Tile): string =>
  pattern.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
