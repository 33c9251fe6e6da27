/*
 * Pictures of one supplier belong together: a seed `base--scene` takes palette, building and light from the base, and
 * what is shown from the scene. Servers only; browsers ask for finished pictures.
 */
import { chance, PALETTES, picture, wrap } from './posy-art.js';
import { tradeScene } from './scenes/trade-scenes.js';
import { venueScene } from './scenes/venue-views.js';

const numberIn = (scene) => Number(/(\d+)(?:-\d+)?$/.exec(scene)?.[1] ?? 0);

/** An SVG string; a seed without `--` is drawn as `picture` draws it. */
export function scene({ category, seed }) {
  const [base, name] = seed.split('--');
  if (name === undefined) return picture({ category, seed });
  const own = chance(`palette:${base}`);
  const palette = own.int(0, PALETTES.length - 1);
  const begin = own.int(0, 1000);
  const r = chance(`${category}:${seed}`);
  const p = PALETTES[palette];
  const drawn =
    category === 'venues' ? venueScene(name, base, p, r) : tradeScene(category, numberIn(name), begin, p, r);
  return drawn === null ? picture({ category, seed, palette }) : wrap(400, 300, drawn);
}
