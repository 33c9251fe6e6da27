import { head, ROUND } from '../botany/heads';
import { cluster, meadow } from '../botany/planting';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import { type Palette, SKIN } from '../ink/palettes';
import { at, circle, line, path, rect } from '../paper/shapes';

export const photographers = (r: Chance, p: Palette): string => {
  const scene = (w: number, h: number, kind: number) => {
    const sky = rect(0, 0, w, h, r.pick([p.sky, mix(p.b, p.paper, 0.4), mix(p.c, p.paper, 0.3)]));
    if (kind === 0)
      return (
        sky +
        circle(w * 0.66, h * 0.36, w * 0.17, p.a) +
        path(`M0 ${h * 0.66}Q${w * 0.3} ${h * 0.42} ${w * 0.55} ${h * 0.66}T${w} ${h * 0.6}V${h}H0Z`, p.mid) +
        path(`M0 ${h * 0.84}Q${w * 0.5} ${h * 0.62} ${w} ${h * 0.86}V${h}H0Z`, p.near)
      );
    if (kind === 1) return sky + at(w / 2, h / 2, head(r, p, r.pick(ROUND), w * 0.4, p.a));
    if (kind === 2)
      return (
        sky +
        path(
          `M${w * 0.12} ${h}Q${w * 0.1} ${h * 0.52} ${w * 0.36} ${h * 0.5}Q${w * 0.58} ${h * 0.52} ${w * 0.56} ${h}Z`,
          p.ink,
        ) +
        circle(w * 0.37, h * 0.36, w * 0.13, r.pick(SKIN)) +
        path(
          `M${w * 0.44} ${h}Q${w * 0.44} ${h * 0.56} ${w * 0.64} ${h * 0.54}Q${w * 0.9} ${h * 0.56} ${w * 0.9} ${h}Z`,
          p.paper,
        ) +
        circle(w * 0.6, h * 0.4, w * 0.125, r.pick(SKIN))
      );
    return (
      rect(0, 0, w, h, p.near) +
      circle(w * 0.41, h * 0.52, w * 0.19, 'none', `stroke="${p.c}" stroke-width="4"`) +
      circle(w * 0.6, h * 0.48, w * 0.19, 'none', `stroke="${p.b}" stroke-width="4"`)
    );
  };
  const print = (x: number, y: number, w: number, turn: number, kind: number) => {
    const h = w * 1.18;
    return at(
      x,
      y,
      rect(-w / 2 + 4, -h / 2 + 6, w, h, p.ink, 2, 'opacity=".18"') +
        rect(-w / 2, -h / 2, w, h, '#fffdf8', 2) +
        at(-w / 2 + 7, -h / 2 + 7, scene(w - 14, w - 14, kind)),
      turn,
    );
  };
  const wall = r.pick([p.sky, p.far, mix(p.near, p.mid, 0.3)]);
  if (r.yes(0.4)) {
    const k = [0, 1, 2, 3].sort(() => r() - 0.5);
    return (
      rect(0, 0, 400, 300, wall) +
      circle(200, 150, 130, mix(wall, p.paper, 0.25)) +
      line('M-10 66Q200 118 410 58', p.ink, 1.6) +
      [62, 156, 250, 342]
        .map(
          (x, i) =>
            print(x, 148 + nth([8, 20, 18, 4], i), 84, r(-6, 6), nth(k, i)) +
            rect(x - 3, 82 + nth([8, 20, 18, 2], i), 6, 18, p.b, 2),
        )
        .join('') +
      meadow(r, p, 60, 11)
    );
  }
  return (
    rect(0, 0, 400, 300, wall) +
    path('M0 0H400V120Q200 200 0 120Z', mix(wall, p.paper, 0.22)) +
    print(104, 148, 118, r(-16, -8), 0) +
    print(298, 140, 116, r(8, 15), 1) +
    print(204, 152, 138, r(-4, 4), 2) +
    cluster(r, p, 66, 268, 24) +
    cluster(r, p, 338, 266, 26)
  );
};
