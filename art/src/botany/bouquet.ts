import { chance, nth } from '../ink/chance';
import { PALETTES } from '../ink/palettes';
import { line, path } from '../paper/shapes';
import { sprig, stem } from './stems';

const STEMS = 27;
const FIRST = 3;
const stemsAt = (progress: number) => FIRST + Math.round((STEMS - FIRST) * Math.min(1, Math.max(0, progress)) ** 0.64);

/** Returns the progress of a posy with this number of stems, 0 to 1. */
export const progressOf = (stems: number): number =>
  Math.min(1, Math.max(0, (stems - FIRST) / (STEMS - FIRST))) ** (1 / 0.64);

export interface PosyOptions {
  seed: string | number;
  /** 0 to 1. */
  progress?: number;
  before?: number;
  /** Must be escaped for an attribute. */
  label?: string;
  palette?: number;
  night?: boolean;
}

/** A bouquet before its shapes are merged, shape by shape and group by group. */
export const bouquet = ({ seed, progress = 1, before = progress, palette = 0, night = false }: PosyOptions): string => {
  const r = chance(`posy:${seed}`),
    p = night ? { ...nth(PALETTES, palette), leaf: '#3d7f61', leaf2: '#86bb9c' } : nth(PALETTES, palette),
    all = STEMS,
    shown = stemsAt(progress),
    known = stemsAt(before);
  const order = Array.from({ length: all }, (_, i) => i).sort((a, b) => ((a * 7 + 3) % all) - ((b * 7 + 3) % all));
  const slots = order
    .map((slot) => {
      const row = slot < 11 ? 0 : slot < 20 ? 1 : 2,
        k = nth([11, 9, 7], row),
        i = slot - nth([0, 11, 20], row);
      const deg = -nth([64, 52, 40], row) + (nth([128, 104, 80], row) / (k - 1)) * i + r(-4, 4),
        len = nth([186, 142, 98], row) + r(-14, 14);
      const kind =
        row === 0
          ? r.pick(['umbel', 'bell', 'tulip', 'daisy', 'round', 'fern', 'cosmos'])
          : r.pick(
              row === 1
                ? ['cosmos', 'poppy', 'daisy', 'ranunculus', 'tulip', 'peony']
                : ['peony', 'ranunculus', 'peony', 'poppy', 'cosmos'],
            );
      return {
        row,
        draw: sprig(
          r,
          p,
          200 + deg * 0.16,
          262,
          len,
          deg,
          kind,
          nth([p.a, p.b, p.c, p.a, '#7d86dd', '#c59be0'], r.int(0, 5)),
          nth([21, 24, 29], row) * r(0.85, 1.1),
        ),
      };
    })
    .slice(0, shown)
    .map(({ row, draw }, i) => ({ row, draw: `<g data-stem="${i < known ? 'known' : 'new'}">${draw}</g>` }));
  let out = '';
  for (let i = 0; i < 9; i++)
    out += stem(
      r,
      p,
      200,
      262,
      r(92, 126) * (0.7 + 0.3 * progress),
      -56 + i * 14,
      r.pick(['fern', 'round', 'leafy']),
      r.pick([p.leaf, p.leaf2]),
    ).out;
  for (const row of [0, 1, 2]) for (const s of slots) if (s.row === row) out += s.draw;
  out +=
    line('M189 256L166 338M196 258L188 344M204 258L210 344M211 256L234 338M200 258V346', p.leaf, 4.6) +
    path('M176 248Q200 266 224 248L220 280Q200 292 180 280Z', '#e0527a') +
    line('M180 266Q200 278 221 264', '#f6a6bd', 2.4) +
    path(
      'M202 278C186 296 184 318 172 330L188 330C196 316 200 300 206 280ZM204 278C214 296 226 308 240 312L226 322C212 312 204 298 200 282Z',
      '#c93a66',
    );
  return out;
};
