import { cluster, meadow } from '../botany/planting';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import { type Palette, SKIN } from '../ink/palettes';
import { circle, path, rect } from '../paper/shapes';

export const video = (r: Chance, p: Palette): string => {
  const bg = r.pick([p.near, p.far, p.sky]);
  const frame = (x: number, k: number) => {
    const sun = nth([96, 76, 104], k);
    const sky = nth([mix(p.c, p.paper, 0.2), p.sky, mix(p.a, p.b, 0.4)], k);
    return (
      rect(x, 60, 128, 150, sky, 4) +
      circle(x + 40 + k * 24, sun + 10, 20, k === 2 ? p.c : p.paper) +
      path(
        `M${x} 160Q${x + 44} ${124 + k * 8} ${x + 80} 156T${x + 128} 150V206a4 4 0 0 1 -4 4H${x + 4}a4 4 0 0 1 -4 -4Z`,
        p.mid,
      ) +
      path(`M${x} 188Q${x + 64} 160 ${x + 128} 190V206a4 4 0 0 1 -4 4H${x + 4}a4 4 0 0 1 -4 -4Z`, p.near) +
      (k === 1
        ? path(`M${x + 50} 190Q${x + 48} 160 ${x + 58} 158Q${x + 66} 160 ${x + 64} 190Z`, p.ink) +
          circle(x + 58, 152, 6, r.pick(SKIN)) +
          path(`M${x + 62} 190Q${x + 60} 162 ${x + 70} 160Q${x + 84} 164 ${x + 84} 190Z`, p.paper) +
          circle(x + 69, 154, 6, r.pick(SKIN))
        : '')
    );
  };
  const strip =
    rect(-60, 36, 520, 198, p.ink) +
    Array.from(
      { length: 26 },
      (_, i) => rect(-52 + i * 20, 43, 10, 10, bg, 2) + rect(-52 + i * 20, 217, 10, 10, bg, 2),
    ).join('') +
    frame(-4, 0) +
    frame(136, 1) +
    frame(276, 2);
  const turn = r.pick([-7, -4, 5, 8]);
  return (
    rect(0, 0, 400, 300, bg) +
    circle(200, 150, 150, mix(bg, p.paper, 0.25)) +
    `<g transform="rotate(${turn} 200 150)">${rect(-60, 44, 520, 198, p.ink, 0, 'opacity=".16"')}${strip}${circle(340, 138, 22, p.paper)}${path('M333.500 126.500V149.500L353 138Z', p.a)}</g>` +
    cluster(r, p, r.yes() ? 52 : 346, 262, 25, 6) +
    meadow(r, p, 36, 10)
  );
};
