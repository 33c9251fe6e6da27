/* Pictures of one supplier belong together: a seed `base--scene` takes palette, building and light from the base,
    and the subject from the scene. Servers only; browsers request finished pictures. */
import type { ArtCategory } from './categories/subjects';
import { wrap } from './frames';
import { chance, nth } from './ink/chance';
import { PALETTES } from './ink/palettes';
import { picture } from './picture';
import { tradeScene } from './scenes/trade/trade-scene';
import { venueScene } from './scenes/views/venue-scene';

const numberIn = (scene: string): number => Number(/(\d+)(?:-\d+)?$/.exec(scene)?.[1] ?? 0);

/** An SVG string of a 4:3 picture; a seed without `--` is drawn as `picture` draws it. */
export const scene = ({ category, seed }: { category: ArtCategory; seed: string }): string => {
  const [base = '', name] = seed.split('--');
  if (name === undefined) return picture({ category, seed });
  const own = chance(`palette:${base}`);
  const palette = own.int(0, PALETTES.length - 1);
  const begin = own.int(0, 1000);
  const r = chance(`${category}:${seed}`);
  const p = nth(PALETTES, palette);
  const drawn =
    category === 'venues' ? venueScene(name, base, p, r) : tradeScene(category, numberIn(name), begin, p, r);
  return drawn === null ? picture({ category, seed, palette }) : wrap(400, 300, drawn);
};
