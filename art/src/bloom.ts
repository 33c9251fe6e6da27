import { type Flower, head, ROUND } from './botany/heads';
import { wrap } from './frames';
import { chance, nth } from './ink/chance';
import { PALETTES } from './ink/palettes';
import { at } from './paper/shapes';

interface BloomOptions {
  seed: string | number;
  hue?: string;
  size?: number;
  kind?: Flower;
}

/** An SVG string of one flower head. */
export const bloom = ({ seed, hue = '#e0527a', size = 46, kind }: BloomOptions): string => {
  const r = chance(`bloom:${seed}`),
    p = nth(PALETTES, 0);
  return wrap(100, 100, at(50, 50, head(r, p, kind || r.pick(ROUND), size, hue)));
};
