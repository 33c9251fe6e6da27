import { head, ROUND } from '../botany/heads';
import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import { type Palette, SKIN } from '../ink/palettes';
import { at, circle, line, path, rect } from '../paper/shapes';

export const menswear = (r: Chance, p: Palette): string => {
  const jacket = r.pick([p.ink, p.near, mix(p.a, p.ink, 0.55), p.leaf, mix(p.far, p.ink, 0.25), mix(p.b, p.ink, 0.4)]),
    dark = mix(jacket, p.ink, 0.3),
    lite = mix(jacket, p.paper, 0.13),
    bg = r.pick([p.sky, p.far, mix(p.c, p.paper, 0.25), mix(p.b, p.paper, 0.3)]);
  const id = 'w' + Math.floor(r() * 1e9).toString(36),
    weave = r.int(0, 3);
  let o =
    rect(0, 0, 400, 300, bg) +
    circle(200, 90, 130, mix(bg, p.paper, 0.35)) +
    `<clipPath id="${id}"><path d="M40 300Q44 120 96 92L168 62L200 120L232 62L304 92Q356 120 360 300Z"/></clipPath>`;
  o +=
    path('M176 20H224V92H176Z', r.pick(SKIN)) +
    path('M168 58L200 78L232 58L252 110L200 300L148 110Z', '#fffdf8') +
    path('M40 300Q44 120 96 92L168 62L200 300Z', jacket) +
    path('M360 300Q356 120 304 92L232 62L200 300Z', jacket);
  let t = '';
  for (let i = 0; i < 28; i++) {
    if (weave === 1) t += line(`M${i * 15} 0V300`, lite, 1.2);
    if (weave === 2) t += line(`M${i * 17} 0V300M0 ${i * 17}H400`, lite, 1.1);
    if (weave === 3) t += line(`M${i * 20 - 100} 0L${i * 20} 300`, lite, 1);
  }
  o +=
    `<g clip-path="url(#${id})">${path('M40 300Q44 120 96 92L168 62L200 300ZM360 300Q356 120 304 92L232 62L200 300Z', jacket)}${t}</g>` +
    path('M168 58L200 78L232 58L252 110L206 262H194L148 110Z', '#fffdf8');
  if (r.yes(0.45))
    o +=
      path('M160 118L192 262L170 300H230L208 262L240 118L200 246Z', mix(jacket, p.b, 0.35)) +
      [268, 288].map((y) => circle(200, y, 3.4, p.c)).join('');
  const tie = r.pick([p.a, p.b, p.c, p.leaf2]);
  o += r.yes()
    ? path('M188 84H212L207 104H193Z', mix(tie, p.ink, 0.15)) +
      path('M193 104H207L218 238L200 262L182 238Z', tie) +
      (r.yes()
        ? [0, 1, 2, 3, 4, 5].map((i) => line(`M${188 - i} ${128 + i * 20}l26 -14`, p.paper, 2)).join('')
        : Array.from({ length: 10 }, (_, i) => circle(194 + (i % 2) * 11, 118 + i * 12, 2, p.paper)).join(''))
    : path('M200 92L160 72Q152 92 160 112ZM200 92L240 72Q248 92 240 112Z', tie) +
      rect(192, 83, 16, 18, mix(tie, p.ink, 0.2), 4) +
      [126, 152, 178, 204, 230].map((y) => circle(200, y, 2.6, p.ink)).join('');
  o +=
    path('M168 58L148 70L170 108L200 78ZM232 58L252 70L230 108L200 78Z', '#ffffff') +
    line('M170 108L200 78L230 108', mix('#ffffff', p.ink, 0.16), 1.6);
  o +=
    path('M168 62L118 86L106 138L136 142L130 158L196 300H204L148 112Z', dark) +
    path('M232 62L282 86L294 138L264 142L270 158L204 300H196L252 112Z', dark);
  o +=
    path('M286 190L330 184L332 192L288 198Z', dark) +
    path(r.pick(['M292 192L296 170L306 184L314 166L326 187Z', 'M290 192V180L328 175V187Z']), p.paper);
  return (
    o +
    sprig(r, p, 122, 186, 40, -14, 'fern') +
    sprig(r, p, 124, 186, 44, 14, 'round') +
    at(120, 142, head(r, p, r.pick(ROUND), 20, p.a)) +
    at(140, 158, head(r, p, r.pick(ROUND), 11, p.c)) +
    line('M122 160V186', p.leaf2, 3)
  );
};
