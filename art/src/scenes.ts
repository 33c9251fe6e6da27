/* Pictures of one supplier belong together: a seed `base--scene` takes palette, building and light from the base,
    and the subject from the scene. Servers only; browsers request finished pictures. */
import { type ArtCategory, CATEGORIES } from './categories/subjects';
import { wrap } from './frames';
import { chance, nth } from './ink/chance';
import { PALETTES } from './ink/palettes';
import { picture } from './picture';
import { tradeScene } from './scenes/trade/trade-scene';
import { venueScene } from './scenes/views/venue-scene';

/** A detail of a venue, such as `florists-a`, by the category that draws it; null for the venue's own views. */
const detailIn = (name: string): ArtCategory | null => {
  const [, subject = ''] = /^([a-z]+)-[a-z]$/.exec(name) ?? [];
  return CATEGORIES.find((category) => category === subject) ?? null;
};

const numberIn = (scene: string): number => Number(/(\d+)(?:-\d+)?$/.exec(scene)?.[1] ?? 0);

/** An SVG string of a 4:3 picture; a seed without `--` is drawn as `picture` draws it. */
export const scene = ({ category, seed }: { category: ArtCategory; seed: string }): string => {
  const [base = '', name] = seed.split('--');
  const detail = category === 'venues' && name !== undefined ? detailIn(name) : null;
  // Details are in colours of their own: a gallery of one palette looks like one picture.
  if (name === undefined || detail !== null) return picture({ category: detail ?? category, seed });
  const own = chance(`palette:${base}`);
  const palette = own.int(0, PALETTES.length - 1);
  const begin = own.int(0, 1000);
  const r = chance(`${category}:${seed}`);
  const p = nth(PALETTES, palette);
  const drawn =
    category === 'venues' ? venueScene(name, base, p, r) : tradeScene(category, numberIn(name), begin, p, r);
  return drawn === null ? picture({ category, seed, palette }) : wrap(400, 300, drawn);
};
