import { whole } from './frames';
import { chance, nth } from './ink/chance';
import { PALETTES } from './ink/palettes';
import { oval } from './paper/shapes';
import { drawings, type SpotKind } from './spots/drawings';

/** The palettes of drawings that do not use the first. */
const palettes: Partial<Record<SpotKind, number>> = { search: 1, inbox: 5 };

/** An SVG string of a small drawing. */
export const spot = ({ kind, seed = 1 }: { kind: SpotKind; seed?: string | number }): string => {
  const r = chance(`spot:${kind}:${seed}`);
  const p = nth(PALETTES, palettes[kind] ?? 0);
  const ground = oval(150, 188, 112, 8, p.ink, 0, 'opacity=".08"');
  return whole({ x: 0, y: 0, w: 300, h: 200 }, ground + drawings[kind](r, p));
};
