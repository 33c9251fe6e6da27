import { bloom } from '@posy/art';
import { type Website } from '@posy/shared-contracts/entities';
import { type SiteColours } from '../frame/site-colours';

/** The size that social networks ask for. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
const { width, height } = sharePictureSize;

/** A flower in a square of `size` around a place. */
const flowerAt = (seed: string, hue: string, { x, y, size }: { x: number; y: number; size: number }): string =>
  bloom({ seed, hue }).replace(
    '<svg ',
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" `,
  );

/** Flowers in two corners, the lower right mirroring the upper left. */
const corners = (seed: string, hues: readonly string[]): string =>
  [
    { x: 70, y: 60, size: 210 },
    { x: 215, y: 40, size: 150 },
    { x: 50, y: 205, size: 150 },
    { x: 165, y: 155, size: 110 },
  ]
    .flatMap(({ x, y, size }, at) => [
      flowerAt(`${seed}${at}`, hues[at % hues.length] ?? '', { x, y, size }),
      flowerAt(`${seed}-${at}`, hues[(at + 1) % hues.length] ?? '', { x: width - x, y: height - y, size }),
    ])
    .join('');

const frame = (colour: string, inset: number, stroke: number): string =>
  `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;

/** Lamps on a wire that hangs between the upper corners. */
const lamps = (colour: string): string => {
  const places = Array.from({ length: 13 }, (_, at) => at / 12).map((part) => ({
    x: part * width,
    y: 20 + 4 * part * (1 - part) * 110,
  }));
  const wire = `<path d="M0 20Q${width / 2} 240 ${width} 20" fill="none" stroke="${colour}" stroke-opacity=".55" stroke-width="3"/>`;
  const bulbs = places.map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y + 14}" r="26" fill="${colour}" fill-opacity=".16"/><circle cx="${x}" cy="${y + 14}" r="10" fill="${colour}"/>`,
  );
  return wire + bulbs.join('');
};

/** A row of half circles, as an awning's edge. */
const awning = (colour: string, other: string): string =>
  Array.from({ length: 15 }, (_, at) => {
    const x = at * 80;
    const fill = at % 2 === 0 ? colour : other;
    return `<path d="M${x} 0h80v70a40 40 0 0 1-80 0z" fill="${fill}"/>`;
  }).join('');

type ThemeDrawing = (seed: string, colours: SiteColours) => string;

const drawings: Record<Website['theme'], ThemeDrawing> = {
  orchard: (seed, { accent, line }) => frame(line, 28, 3) + corners(seed, [accent, '#e79b8b', '#7f9c5f']),
  poster: (seed) =>
    `<rect width="${width}" height="150" fill="#e84a79"/><rect y="150" width="${width}" height="14" fill="#2a1142"/>` +
    [150, 375, 600, 825, 1050].map((x, at) => flowerAt(`${seed}${at}`, '#ffd23f', { x, y: 75, size: 190 })).join(''),
  midnight: (_seed, { accent }) => lamps(accent),
  letterpress: (_seed, { ink }) => frame(ink, 30, 5) + frame(ink, 44, 1.5),
  riviera: (_seed, { accent, card }) =>
    awning(accent, card) + `<rect y="${height - 26}" width="${width}" height="26" fill="${accent}"/>`,
  pressed: (seed, { line }) => frame(line, 28, 3) + corners(seed, ['#b57cc6', '#e5839c', '#86a07c']),
};

/** The ground of a website's share picture, drawn as its theme is. */
export const themeDrawing = (theme: Website['theme'], seed: string, colours: SiteColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.bg}"/>${drawings[theme](seed, colours)}</svg>`;
