import { PALETTES, picture } from './posy-art';
import { scene } from './scenes';
import { kinds, views } from './testing/scene-names';

const venue = (base: string, kind: string, view: string) =>
  scene({ category: 'venues', seed: `${base}--${kind}-${view}` });

/** The shapes of a drawing without its colours. */
const shapesOf = (svg: string): string[] => [...(svg.match(/ d="[^"]+"/g) ?? [])];

test('draws a scene from its seed alone, in five views that differ', () => {
  for (const kind of kinds) {
    const drawn = views.map((view) => venue('GB100001', kind, view));
    expect(new Set(drawn).size).toBe(views.length);
    expect(drawn).toEqual(views.map((view) => venue('GB100001', kind, view)));
    for (const svg of drawn) expect(svg).not.toMatch(/undefined|NaN|\sstyle=|<style|<script/);
  }
});

test('shows the same building by day, in the garden, behind the table and at night', () => {
  for (const kind of kinds) {
    const shapes = (['outside', 'table', 'garden', 'night'] as const).map((view) =>
      shapesOf(venue('GB100002', kind, view)),
    );
    const [outside, ...others]: string[][] = shapes;
    const shared = (outside ?? []).filter((shape) => others.every((list) => list.includes(shape)));
    expect({ kind, hasOne: shared.length > 2 }).toEqual({ kind, hasOne: true });
  }
});

test('keeps to one palette: every picture by day has a colour of sky of exactly one', () => {
  const skyOf = (svg: string) => PALETTES.findIndex(({ sky }) => svg.includes(`height="300" fill="${sky}"`));
  for (const base of ['GB100001', 'FR10000012', 'US10000034', 'DE10000056']) {
    const skies = (['outside', 'garden', 'table', 'outside-2'] as const).map((view) =>
      skyOf(venue(base, 'barn', view)),
    );
    expect([new Set(skies).size, skies[0] === -1]).toEqual([1, false]);
  }
});

test('a venue’s details are drawn by their own subject, each another', () => {
  const detail = (name: string) => scene({ category: 'venues', seed: `GB100001--${name}` });
  const drawn = ['florists-a', 'florists-b', 'cakes-a', 'music-a'].map(detail);
  expect(new Set(drawn).size).toBe(4);
  expect(detail('florists-a')).toBe(picture({ category: 'florists', seed: 'GB100001--florists-a' }));
});

test('gives another kind another building', () => {
  const drawn = kinds.map((kind) => shapesOf(venue('GB100003', kind, 'outside')).join());
  // A ballroom is a town hall, a lodge a hut, an estate a manor, a monastery has a church.
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(kinds.length - 4);
});

test.each([
  ['photographers', 7],
  ['video', 6],
  ['music', 6],
] as const)('%s show many compositions in one gallery [16]', (category, atLeast) => {
  const gallery = Array.from({ length: 9 }, (_, i) => scene({ category, seed: `GB100004--${i + 1}` }));
  // Flowers differ in every picture; the beginning of a picture identifies its composition.
  const compositions = new Set(
    gallery.map(
      (svg) => shapesOf(svg).slice(0, 1).join() + (svg.match(/<(rect|circle|ellipse)/g) ?? []).slice(0, 14).join(''),
    ),
  );
  expect(compositions.size).toBeGreaterThanOrEqual(atLeast);
});

test('draws a seed without a scene as before', () => {
  expect(scene({ category: 'cakes', seed: 'a' })).toContain('<svg');
});

/** Returns the palettes with a colour in the picture that no other palette has; white is in all pictures. */
const palettesOf = (svg: string): number[] =>
  PALETTES.flatMap((palette, index) => {
    const others = new Set(PALETTES.filter((other) => other !== palette).flatMap((other) => Object.values(other)));
    others.add('#ffffff');
    return Object.values(palette).some((colour) => !others.has(colour) && svg.includes(colour)) ? [index] : [];
  });

test.each(['photographers', 'video', 'music', 'florists', 'caterers', 'cakes'] as const)(
  'all pictures of one supplier of %s are in one palette [16]',
  (category) => {
    for (const base of ['GB100001', 'FR10000012', 'US10000034']) {
      const gallery = Array.from({ length: 6 }, (_, i) => scene({ category, seed: `${base}--${i + 1}` }));
      const own = palettesOf(gallery[0] ?? '');
      expect(own).toHaveLength(1);
      expect(gallery.map(palettesOf)).toEqual(gallery.map(() => own));
    }
  },
);
