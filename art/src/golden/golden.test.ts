import { createHash } from 'node:crypto';
import { bouquet, type PosyOptions } from '../botany/bouquet';
import { whole } from '../frames';
import { bloom, CATEGORIES, picture, spot } from '../posy-art';
import { scene } from '../scenes';
import { drawings } from '../spots/drawings';
import { kinds, views } from '../testing/scene-names';
import golden from './hashes.json';

const seeds = Array.from({ length: 24 }, (_, i) => `seed-${i}`);
/** The same drawing with a group around each shape that is moved, as all were written when the hashes were taken. */
const inGroups = (svg: string): string =>
  svg.replace(/<(path|circle|rect|ellipse) transform="([^"]*)" ([^<>]*\/>)/g, '<g transform="$2"><$1 $3</g>');
const hashOf = (list: readonly string[]): string =>
  createHash('sha256').update(list.map(inGroups).join('\n')).digest('hex').slice(0, 24);
const flowers = ['daisy', 'poppy', 'cosmos', 'peony', 'ranunculus', 'tulip', 'umbel', 'bell'] as const;
const spots = Object.keys(drawings) as (keyof typeof drawings)[];
const bases = ['GB100001', 'FR10000012', 'US7'];

/** A bouquet before its shapes are merged, in the common frame. */
const framed = (options: PosyOptions): string => whole({ x: -26, y: 32, w: 452, h: 316 }, bouquet(options));

/** About 1,500 drawings: each supplier has had its picture for long and must keep it. */
const drawn: [string, string[]][] = [
  ...CATEGORIES.map((category): [string, string[]] => [
    `picture ${category}`,
    seeds.map((seed) => picture({ category, seed })),
  ]),
  [
    'picture with a label and a palette',
    CATEGORIES.flatMap((category) =>
      seeds.slice(0, 10).map((seed, palette) => picture({ category, seed, label: 'A label', palette })),
    ),
  ],
  ...[0, 0.02, 0.1, 0.35, 0.7, 1].map((progress): [string, string[]] => [
    `posy ${progress}`,
    seeds.map((seed, i) => framed({ seed, progress, before: progress / 2, palette: i % 10, night: i % 2 === 1 })),
  ]),
  ...flowers.map((kind): [string, string[]] => [
    `bloom ${kind}`,
    seeds.map((seed) => bloom({ seed, kind, hue: '#5a63c9', size: 30 })),
  ]),
  ['bloom of any kind', seeds.map((seed) => bloom({ seed }))],
  ...spots.map((kind): [string, string[]] => [`spot ${kind}`, seeds.map((seed) => spot({ kind, seed }))]),
  ...kinds.map((kind): [string, string[]] => [
    `venue ${kind}`,
    views.flatMap((view) => bases.map((base) => scene({ category: 'venues', seed: `${base}--${kind}-${view}` }))),
  ]),
  ...CATEGORIES.filter((category) => category !== 'venues').map((category): [string, string[]] => [
    `gallery ${category}`,
    Array.from({ length: 18 }, (_, i) => scene({ category, seed: `GB100004--${i + 1}` })),
  ]),
];

test.each(drawn)('draws what it always drew: %s', (name, drawings) => {
  expect(hashOf(drawings)).toBe((golden as Record<string, string>)[name]);
});

test('every kind of drawing has its hash', () => {
  expect(drawn.map(([name]) => name)).toEqual(Object.keys(golden));
});
