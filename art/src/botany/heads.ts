import type { Chance } from '../ink/chance';
import type { Palette } from '../ink/palettes';
import { bell } from './heads/bell';
import { cosmos } from './heads/cosmos';
import { daisy } from './heads/daisy';
import { peony } from './heads/peony';
import { poppy } from './heads/poppy';
import { ranunculus } from './heads/ranunculus';
import { tulip } from './heads/tulip';
import { umbel } from './heads/umbel';

/** Flowers by the shape of their head. */
const HEADS = { daisy, poppy, cosmos, peony, ranunculus, tulip, umbel, bell };

export type Flower = keyof typeof HEADS;

/** Flowers that look alike from all sides. */
export const ROUND = ['daisy', 'poppy', 'cosmos', 'peony', 'ranunculus'] as const satisfies readonly Flower[];

export const head = (r: Chance, p: Palette, kind: Flower, s: number, hue: string): string => HEADS[kind](r, s, p, hue);
