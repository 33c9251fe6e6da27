/*
 * Posy art: seeded cut-paper pictures. Pure functions, no DOM: values in, an SVG string out.
 *   picture({ category, seed })            4:3 picture for a supplier
 *   posy({ seed, progress })               the couple's posy, 0 to 1; it gains stems as the plan grows
 *   spot({ kind, seed })                   small transparent drawing for empty and failed states
 *   bloom({ seed })                        one flower head, for badges and markers
 */
// ---------- chance -------------------------------------------------------------------------------------------
function chance(seed) {
  let h = 2166136261;
  for (const ch of String(seed)) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  let a = h >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const r = (lo = 0, hi = 1) => lo + next() * (hi - lo);
  r.int = (lo, hi) => Math.floor(r(lo, hi + 1));
  r.pick = (list) => list[Math.floor(next() * list.length)];
  r.yes = (p = 0.5) => next() < p;
  return r;
}

// ---------- palettes: sky, far, mid, near, leaf, leaf2, three blooms, paper, ink -----------------------------
const P = (sky, far, mid, near, leaf, leaf2, a, b, c, paper, ink) =>
  ({ sky, far, mid, near, leaf, leaf2, a, b, c, paper, ink });
const PALETTES = [
  P('#f6d9d2', '#c9d7c0', '#8fb39a', '#2f6b52', '#1f4d3a', '#6f9f7f', '#e0527a', '#f7b267', '#fbe3a1', '#fffaf2', '#1b2f28'),
  P('#cfe0f2', '#b4d0cf', '#6fa69b', '#22594f', '#174239', '#5d9684', '#5a63c9', '#f2a7b8', '#f6cf5d', '#fbfbf4', '#18293a'),
  P('#fbe7b8', '#f0c79a', '#b9b86b', '#5d7d3c', '#33552f', '#8aa65a', '#d8433f', '#ee8a5b', '#f9f0d0', '#fffaf0', '#2c2a1d'),
  P('#d9d3f0', '#b9b6df', '#8391bf', '#344a7c', '#22425a', '#6c93a0', '#b565c4', '#f3b6c8', '#f7dc86', '#fbf8ff', '#20224a'),
  P('#21364f', '#2d4a63', '#2a5a5e', '#173f3f', '#0f2e30', '#4a8a80', '#f08a7c', '#f6c667', '#b9a4ea', '#f8f0e0', '#0c1a28'),
  P('#d5ebe3', '#aed6c4', '#73b091', '#28705a', '#164a3d', '#57a182', '#ee6a4d', '#ffc9a9', '#f7de7f', '#fdfdf7', '#14302a'),
  P('#f7cfc0', '#e9a79a', '#b3727f', '#5b3b5c', '#37394f', '#7c8f86', '#b02e55', '#f6935c', '#fbd58f', '#fff6ee', '#2a1b31'),
  P('#e7eadb', '#c8d2b6', '#98ac86', '#4c6b52', '#2c4a3a', '#7f9a78', '#c86b86', '#e9c1b0', '#edd78e', '#fffef8', '#22302a'),
  P('#4a2c4f', '#66385f', '#7d4a68', '#32264a', '#213a40', '#5e8d7d', '#f26d85', '#f9b572', '#d7c4f3', '#fdf1e6', '#1d1230'),
  P('#bfe3ee', '#a5d3c3', '#86b86c', '#3e7d46', '#1f5a3b', '#70a95b', '#f0577b', '#ffd44f', '#ffffff', '#fffdf4', '#173326'),
];

const SKIN = ['#f3cfb0', '#dda67f', '#bd7d55', '#8d5639', '#5f3826'];

// ---------- paper shapes -------------------------------------------------------------------------------------
const n1 = (v) => Math.round(v * 10) / 10;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const line = (d, stroke, w = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more ? ' ' + more : ''}/>`;
const circle = (x, y, r, fill, more = '') => `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const oval = (x, y, rx, ry, fill, turn = 0, more = '') =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n1(turn)} ${n1(x)} ${n1(y)})"` : ''}${more ? ' ' + more : ''}/>`;
const rect = (x, y, w, h, fill, rx = 0, more = '') =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}${more ? ' ' + more : ''}/>`;
const at = (x, y, inner, turn = 0, scale = 1) =>
  `<g transform="translate(${n1(x)} ${n1(y)})${turn ? ` rotate(${n1(turn)})` : ''}${scale !== 1 ? ` scale(${n1(scale * 100) / 100})` : ''}">${inner}</g>`;
const arch = (x, y, w, h, fill, more = '') =>
  path(`M${n1(x)} ${n1(y + h)}V${n1(y + w / 2)}A${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(x + w)} ${n1(y + w / 2)}V${n1(y + h)}Z`, fill, more);
const rad = (deg) => (deg * Math.PI) / 180;
const polar = (x, y, deg, len) => [x + Math.cos(rad(deg)) * len, y + Math.sin(rad(deg)) * len];
function smooth(points, closed) {
  const get = (i) => closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, i))];
  let d = `M${n1(points[0][0])} ${n1(points[0][1])}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n1(p1[0] + (p2[0] - p0[0]) / 6)} ${n1(p1[1] + (p2[1] - p0[1]) / 6)} ${n1(p2[0] - (p3[0] - p1[0]) / 6)} ${n1(p2[1] - (p3[1] - p1[1]) / 6)} ${n1(p2[0])} ${n1(p2[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
const blob = (r, x, y, size, fill, k = 9, wobble = 0.12) =>
  path(smooth(Array.from({ length: k }, (_, i) => polar(x, y, (360 / k) * i, size * r(1 - wobble, 1 + wobble))), true), fill);
function hill(r, y, rise, fill) {
  const points = [-20, 70, 160, 250, 340, 430].map((x) => [x, y - r(0, rise)]);
  return path(`${smooth(points)}L430 320L-20 320Z`, fill);
}

// ---------- botany -------------------------------------------------------------------------------------------
const leaf = (x, y, len, wide, deg, fill) =>
  at(x, y, path(`M0 0C${n1(len * 0.25)} ${n1(-wide)} ${n1(len * 0.75)} ${n1(-wide * 0.9)} ${n1(len)} 0C${n1(len * 0.7)} ${n1(wide * 0.75)} ${n1(len * 0.25)} ${n1(wide * 0.8)} 0 0Z`, fill), deg);
const petal = (len, wide, fill) =>
  path(`M0 0C${n1(-wide)} ${n1(-len * 0.35)} ${n1(-wide * 0.95)} ${n1(-len)} 0 ${n1(-len)}C${n1(wide * 0.95)} ${n1(-len)} ${n1(wide)} ${n1(-len * 0.35)} 0 0Z`, fill);
const ring = (count, make, start = 0) =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${n1(start + (360 / count) * i)})">${make(i)}</g>`).join('');

const HEADS = {
  daisy: (r, s, p, hue) => ring(r.int(9, 13), () => petal(s, s * 0.22, hue)) + circle(0, 0, s * 0.27, p.c === hue ? p.b : p.c),
  poppy: (r, s, p, hue) => ring(4, (i) => petal(s, s * 0.72, i % 2 ? hue : mix(hue, p.ink, 0.12)), r(0, 90)) + circle(0, 0, s * 0.22, p.ink) + ring(10, () => circle(0, -s * 0.36, s * 0.035, p.ink)),
  cosmos: (r, s, p, hue) => ring(6, () => petal(s, s * 0.42, hue) + line(`M0 ${n1(-s * 0.3)}V${n1(-s * 0.8)}`, mix(hue, p.ink, 0.2), s * 0.03), r(0, 60)) + circle(0, 0, s * 0.2, p.b === hue ? p.c : p.b),
  peony(r, s, p, hue) {
    let out = ring(9, () => petal(s, s * 0.42, mix(hue, p.ink, 0.1)), r(0, 40));
    out += ring(8, () => petal(s * 0.8, s * 0.36, hue), r(0, 40));
    out += ring(6, () => petal(s * 0.56, s * 0.28, mix(hue, p.paper, 0.28)), r(0, 60));
    return out + ring(5, () => petal(s * 0.33, s * 0.18, mix(hue, p.paper, 0.5)), r(0, 60));
  },
  ranunculus(r, s, p, hue) {
    let out = '';
    for (let k = 5; k >= 1; k--) {
      const turn = r(0, 360);
      out += at(s * r(-0.03, 0.03), s * r(-0.03, 0.03), ring(5, () => petal((s * k) / 5, (s * k) / 7.4, mix(hue, k % 2 ? p.paper : p.ink, k % 2 ? 0.34 - k * 0.05 : 0.1)), turn));
    }
    return out + circle(0, 0, s * 0.1, p.leaf2);
  },
  tulip: (r, s, p, hue) => at(0, s * 0.4, path(`M${n1(-s * 0.55)} ${n1(-s * 0.25)}C${n1(-s * 0.62)} ${n1(-s * 0.7)} ${n1(-s * 0.5)} ${n1(-s)} ${n1(-s * 0.42)} ${n1(-s * 1.15)}L${n1(-s * 0.14)} ${n1(-s * 0.8)}L0 ${n1(-s * 1.25)}L${n1(s * 0.14)} ${n1(-s * 0.8)}L${n1(s * 0.42)} ${n1(-s * 1.15)}C${n1(s * 0.5)} ${n1(-s)} ${n1(s * 0.62)} ${n1(-s * 0.7)} ${n1(s * 0.55)} ${n1(-s * 0.25)}C${n1(s * 0.4)} ${n1(s * 0.12)} ${n1(-s * 0.4)} ${n1(s * 0.12)} ${n1(-s * 0.55)} ${n1(-s * 0.25)}Z`, hue) +
    path(`M0 ${n1(-s * 1.25)}C${n1(s * 0.34)} ${n1(-s * 0.8)} ${n1(s * 0.3)} ${n1(-s * 0.2)} 0 0C${n1(-s * 0.3)} ${n1(-s * 0.2)} ${n1(-s * 0.34)} ${n1(-s * 0.8)} 0 ${n1(-s * 1.25)}Z`, mix(hue, p.paper, 0.25))),
  umbel: (r, s, p, hue) => Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(0, s * 0.5, -165 + i * 18.75, s * (0.9 + (i % 2) * 0.16));
    return line(`M0 ${n1(s * 0.5)}Q${n1(x * 0.3)} ${n1(y * 0.5)} ${n1(x)} ${n1(y)}`, p.leaf2, Math.max(1, s * 0.04)) +
      [[0, 0], [-0.11, 0.04], [0.11, 0.03], [0, -0.11]].map(([dx, dy]) => circle(x + dx * s, y + dy * s, s * 0.075, hue)).join('');
  }).join(''),
  bell: (r, s, p, hue) => Array.from({ length: 6 }, (_, i) => {
    const y = -s + i * s * 0.36, side = i % 2 ? 1 : -1, w = s * (0.16 + i * 0.022);
    return line(`M0 ${n1(y)}q${n1(side * s * 0.2)} ${n1(-s * 0.05)} ${n1(side * s * 0.27)} ${n1(s * 0.06)}`, p.leaf2, s * 0.05) +
      at(side * s * 0.27, y + s * 0.04, path(`M0 0C${n1(w)} 0 ${n1(w * 0.7)} ${n1(w * 1.2)} ${n1(w * 1.3)} ${n1(w * 1.9)}L${n1(w * 0.55)} ${n1(w * 1.6)}L0 ${n1(w * 2)}L${n1(-w * 0.55)} ${n1(w * 1.6)}L${n1(-w * 1.3)} ${n1(w * 1.9)}C${n1(-w * 0.7)} ${n1(w * 1.2)} ${n1(-w)} 0 0 0Z`, i % 2 ? hue : mix(hue, p.paper, 0.22)), side * -12);
  }).join(''),
};
const ROUND = ['daisy', 'poppy', 'cosmos', 'peony', 'ranunculus'];
function mix(a, b, t) {
  const v = (h, i) => parseInt(h.slice(1 + i * 2, 3 + i * 2), 16);
  return '#' + [0, 1, 2].map((i) => Math.round(v(a, i) + (v(b, i) - v(a, i)) * t).toString(16).padStart(2, '0')).join('');
}
const head = (r, p, kind, s, hue) => HEADS[kind](r, s, p, hue);

// A stem from (x,y), leaning `deg` from upright; returns the drawing and where its tip is.
function stem(r, p, x, y, len, deg, style, tone) {
  const up = -90 + deg, bend = r(-0.22, 0.22) * len, tip = polar(x, y, up, len);
  const c = polar((x + tip[0]) / 2, (y + tip[1]) / 2, up + 90, bend);
  const on = (t) => [0, 1].map((i) => (1 - t) ** 2 * [x, y][i] + 2 * t * (1 - t) * c[i] + t * t * tip[i]);
  let out = line(`M${n1(x)} ${n1(y)}Q${n1(c[0])} ${n1(c[1])} ${n1(tip[0])} ${n1(tip[1])}`, tone, Math.max(1.6, len * 0.017));
  const count = style === 'bare' ? 0 : style === 'fern' ? 13 : style === 'round' ? 8 : r.int(3, 5);
  for (let i = 1; i <= count; i++) {
    const t = 0.16 + (0.8 * i) / (count + 0.5), [lx, ly] = on(t), taper = 1.1 - t * 0.75;
    if (style === 'round') for (const s of [-1, 1]) { const [ox, oy] = polar(lx, ly, up + s * 65, len * 0.075 * taper); out += oval(ox, oy, len * 0.075 * taper, len * 0.06 * taper, mix(tone, p.paper, s > 0 ? 0.12 : 0), up + s * 65); }
    else if (style === 'fern') for (const s of [-1, 1]) out += leaf(lx, ly, len * 0.2 * taper, len * 0.03, up + s * 58, tone);
    else out += leaf(lx, ly, len * r(0.2, 0.3) * taper, len * 0.062, up + (i % 2 ? 1 : -1) * r(34, 56), i % 2 ? tone : mix(tone, p.paper, 0.1));
  }
  return { out, tip, deg: deg + bend * -0.12 };
}
// One flowering stem, or greenery.
function sprig(r, p, x, y, len, deg, kind, hue, size) {
  const green = kind === 'fern' || kind === 'round' || kind === 'leafy';
  const s = stem(r, p, x, y, len, deg, green ? kind : 'leafy', r.yes(0.6) ? p.leaf : p.leaf2);
  if (green) return s.out;
  return s.out + at(s.tip[0], s.tip[1], head(r, p, kind, size, hue), kind === 'tulip' || kind === 'umbel' || kind === 'bell' ? s.deg : 0);
}
const KINDS = ['daisy', 'poppy', 'cosmos', 'peony', 'ranunculus', 'tulip', 'umbel', 'bell'];
const hueOf = (r, p) => r.pick([p.a, p.a, p.b, p.c]);

// Foreground planting along the bottom, thicker at the corners.
function meadow(r, p, height = 90, count = 13, y = 312) {
  let back = '', front = '';
  for (let i = 0; i < count; i++) {
    const x = (400 / (count - 1)) * i + r(-14, 14), edge = Math.abs(x - 200) / 200, len = height * (0.35 + edge * 0.75) * r(0.75, 1.15);
    if (r.yes(0.45)) back += sprig(r, p, x, y, len * 1.05, r(-16, 16), r.pick(['fern', 'round', 'leafy']), p.leaf);
    const kind = r.pick(KINDS);
    front += sprig(r, p, x + r(-8, 8), y, len, r(-14, 14), kind, hueOf(r, p), (kind === 'bell' ? 17 : 11) * r(0.8, 1.25));
  }
  return back + front;
}
const cluster = (r, p, x, y, size, count = 5) => {
  let out = '';
  for (let i = 0; i < count + 3; i++) out += leaf(x, y, size * r(1.3, 2), size * 0.36, r(0, 360), r.pick([p.leaf, p.leaf2]));
  for (let i = 0; i < count; i++) {
    const [fx, fy] = i ? polar(x, y, (360 / (count - 1)) * i + r(-20, 20), size * r(0.85, 1.15)) : [x, y];
    const s = size * (i ? r(0.42, 0.72) : 0.92);
    out += at(fx, fy, head(r, p, i ? r.pick(ROUND) : r.pick(['peony', 'ranunculus', 'cosmos']), s, i ? hueOf(r, p) : p.a), r(0, 90));
  }
  return out;
};
const shade = (p, deep = 0.16) => `fill="${p.ink}" opacity="${deep}"`;
const under = (p, d, dx = 4, dy = 6) => `<path d="${d}" ${shade(p)} transform="translate(${dx} ${dy})"/>`;
const disc = (r, p, x = r(80, 320), y = r(60, 120), s = r(34, 58)) => circle(x, y, s, mix(p.c, p.sky, 0.15));
function trees(r, p, y, count) {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = r.yes() ? r(-10, 110) : r(290, 410), h = r(34, 74), tone = mix(p.mid, p.near, r(0.2, 0.9));
    if (r.yes(0.4)) out += oval(x, y - h * 0.5, h * 0.15, h * 0.56, tone);
    else out += rect(x - 1.5, y - h * 0.4, 3, h * 0.45, p.ink) + blob(r, x, y - h * 0.62, h * 0.36, tone, 8, 0.14);
  }
  return out;
}
const festoon = (p, x0, y0, x1, y1, sag, count, bulb) => {
  const mx = (x0 + x1) / 2, my = (y0 + y1) / 2 + sag * 2;
  let out = line(`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, p.ink, 1.4);
  for (let i = 1; i < count; i++) { const t = i / count, x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1, y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1; out += bulb(x, y, i); }
  return out;
};
const flag = (p) => (x, y, i) => path(`M${n1(x - 8)} ${n1(y)}L${n1(x + 8)} ${n1(y)}L${n1(x)} ${n1(y + 15)}Z`, [p.a, p.paper, p.b, p.c][i % 4]);
const bulbs = (p) => (x, y) => circle(x, y + 5, 7.5, p.c, 'opacity=".28"') + circle(x, y + 5, 3.6, mix(p.c, '#ffffff', 0.35));

// ---------- the fifteen subjects -----------------------------------------------------------------------------
const WINDOW = (p) => mix(p.c, p.paper, 0.15);
const buildings = {
  manor(r, p) {
    const w = r.int(5, 7), wide = w * 27 + 10, x = 200 - wide / 2, wall = p.paper, roof = mix(p.a, p.ink, r(0.2, 0.55));
    let o = [0.16, 0.84].map((t) => rect(x + wide * t - 6, 84, 12, 34, roof) + rect(x + wide * t - 8, 82, 16, 5, p.ink)).join('');
    o += path(`M${x - 8} 140L${x + 22} 104H${x + wide - 22}L${x + wide + 8} 140Z`, roof) + rect(x, 138, wide, 92, wall) + rect(x, 138, wide, 6, mix(wall, p.ink, 0.14));
    for (let i = 0; i < w; i++) for (const row of [0, 1]) { const wx = x + 10 + i * 27; if (row && i === (w - 1) / 2) continue; o += (row ? arch(wx, 192, 15, 30, WINDOW(p)) : rect(wx, 152, 15, 26, WINDOW(p), 1)) + line(`M${wx + 7.5} ${row ? 193 : 153}v${row ? 28 : 24}`, wall, 1.4); }
    o += path(`M164 184L200 164L236 184Z`, mix(wall, p.ink, 0.1)) + [170, 190, 206, 226].map((cx) => rect(cx, 184, 4, 46, mix(wall, p.ink, 0.08))).join('') + arch(190, 194, 20, 36, p.a);
    return o;
  },
  orangery(r, p) {
    const bays = r.int(5, 7), bw = 32, wide = bays * bw, x = 200 - wide / 2, wall = mix(p.paper, p.b, 0.12);
    let o = path(`M${x + 26} 132L${x + 46} 100H${x + wide - 46}L${x + wide - 26} 132Z`, mix(p.sky, p.paper, 0.5)) + line(Array.from({ length: 8 }, (_, i) => `M${x + 46 + ((wide - 92) / 7) * i} 101L${x + 30 + ((wide - 60) / 7) * i} 131`).join(''), p.leaf, 1.4);
    o += rect(x - 8, 130, wide + 16, 10, mix(wall, p.ink, 0.1)) + rect(x, 138, wide, 92, wall);
    for (let i = 0; i < bays; i++) { const wx = x + 5 + i * bw; o += arch(wx, 150, 22, 80, mix(p.near, p.sky, 0.15)) + line(`M${wx + 11} 151v78M${wx} 180h22M${wx} 204h22`, wall, 1.3) + circle(wx + 11, 224, 8, p.leaf2); }
    for (let i = 0; i <= bays; i++) o += circle(x + i * bw, 128, 4, wall);
    return o;
  },
  barn(r, p) {
    const wall = mix(p.a, p.ink, r(0.05, 0.4));
    let o = path('M84 150L118 112H300L326 150Z', mix(p.ink, p.near, 0.4)) + rect(92, 148, 228, 82, mix(wall, p.ink, 0.15)) + path('M92 230V148L156 88L220 148V230Z', wall) + path('M82 152L156 80L230 152L224 158L156 92L88 158Z', p.paper);
    o += line(Array.from({ length: 8 }, (_, i) => `M${100 + i * 16} 230V${150 - Math.min(i, 7 - i) * 14}`).join(''), mix(wall, p.ink, 0.2), 1.2) + rect(130, 168, 52, 62, mix(p.c, p.paper, 0.2)) + line('M130 168h52v62h-52zM156 168v62', p.paper, 3) + circle(156, 126, 13, p.paper) + circle(156, 126, 10, WINDOW(p));
    for (let i = 0; i < 3; i++) o += arch(240 + i * 26, 176, 15, 32, WINDOW(p));
    return o;
  },
  castle(r, p) {
    const wall = mix(p.paper, p.mid, 0.32), dark = mix(wall, p.ink, 0.14);
    const tower = (x, y, w, tone) => rect(x, y, w, 232 - y, tone) + Array.from({ length: 4 }, (_, i) => rect(x - 3 + (i * (w + 6)) / 3.6, y - 8, (w + 6) / 6.2, 10, tone)).join('') + rect(x - 3, y, w + 6, 5, dark) + arch(x + w / 2 - 4, y + 22, 8, 18, p.ink);
    let o = tower(96, 126, 34, dark) + tower(270, 110, 36, dark) + rect(126, 156, 148, 76, wall) + Array.from({ length: 9 }, (_, i) => rect(128 + i * 17, 148, 9, 9, wall)).join('') + tower(160, 84, 42, wall);
    o += arch(206, 184, 30, 48, p.a) + line('M221 184v48', p.ink, 1.2) + line('M181 76V48', p.ink, 2) + path('M182 48L206 55L182 63Z', p.a);
    for (const x of [138, 248]) o += arch(x, 178, 10, 22, WINDOW(p));
    return o;
  },
  glasshouse(r, p) {
    const g = mix(p.sky, p.paper, 0.55), f = p.leaf;
    let o = path('M92 230V160Q92 140 116 138H284Q308 140 308 160V230Z', g) + path('M142 230V132Q142 84 200 82Q258 84 258 132V230Z', mix(g, p.paper, 0.4)) + path('M180 84Q200 58 220 84Z', g);
    for (const [x, y] of [[116, 226], [284, 226], [166, 226], [234, 226]]) o += sprig(r, p, x, y, r(44, 66), r(-8, 8), r.pick(['fern', 'leafy', 'round']), p.leaf);
    o += line('M92 230V160Q92 140 116 138H284Q308 140 308 160V230M142 230V132Q142 84 200 82Q258 84 258 132V230M180 84Q200 58 220 84M200 62V46M171 230V92M200 230V82M229 230V92M142 160H258M142 196H258M92 186H142M258 186H308M116 138V230M284 138V230', f, 2.2) + arch(188, 190, 24, 40, p.a);
    return o;
  },
  chapel(r, p) {
    const wall = p.paper, roof = mix(p.near, p.ink, 0.2);
    let o = path('M150 160L176 118H304L322 160Z', roof) + rect(158, 158, 158, 72, wall) + rect(108, 112, 56, 118, mix(wall, p.ink, 0.06)) + path('M102 114L136 30L170 114Z', mix(p.a, p.ink, 0.25)) + line('M136 30V14M129 20h14', p.ink, 2.4) + arch(124, 184, 24, 46, p.a) + arch(128, 128, 16, 30, WINDOW(p));
    for (let i = 0; i < 4; i++) o += arch(182 + i * 32, 174, 15, 40, [p.a, p.b, p.c, p.leaf2][i]) + line(`M${189.5 + i * 32} 176v38M${182 + i * 32} 194h15`, wall, 1.6);
    return o;
  },
};
const SUBJECTS = {
  venues(r, p) {
    const kind = r.pick(Object.keys(buildings));
    return rect(0, 0, 400, 300, p.sky) + disc(r, p) + hill(r, 176, 46, p.far) + hill(r, 206, 34, mix(p.far, p.mid, 0.55)) + trees(r, p, 224, 9) + at(0, 6, buildings[kind](r, p)) +
      path('M0 232Q200 214 400 232V300H0Z', p.mid) + path('M188 234Q206 252 168 272T150 310H250Q222 276 222 258T212 234Z', mix(p.paper, p.b, 0.25)) +
      [70, 118, 282, 330].map((x) => circle(x, 234, r(10, 16), mix(p.near, p.mid, 0.2))).join('') + path('M0 276Q100 256 200 286T400 272V300H0Z', p.near) + meadow(r, p, 62, 12);
  },
  photographers(r, p) {
    const scene = (w, h, kind) => {
      const sky = rect(0, 0, w, h, r.pick([p.sky, mix(p.b, p.paper, 0.4), mix(p.c, p.paper, 0.3)]));
      if (kind === 0) return sky + circle(w * 0.66, h * 0.36, w * 0.17, p.a) + path(`M0 ${h * 0.66}Q${w * 0.3} ${h * 0.42} ${w * 0.55} ${h * 0.66}T${w} ${h * 0.6}V${h}H0Z`, p.mid) + path(`M0 ${h * 0.84}Q${w * 0.5} ${h * 0.62} ${w} ${h * 0.86}V${h}H0Z`, p.near);
      if (kind === 1) return sky + at(w / 2, h / 2, head(r, p, r.pick(ROUND), w * 0.4, p.a));
      if (kind === 2) return sky + path(`M${w * 0.12} ${h}Q${w * 0.1} ${h * 0.52} ${w * 0.36} ${h * 0.5}Q${w * 0.58} ${h * 0.52} ${w * 0.56} ${h}Z`, p.ink) + circle(w * 0.37, h * 0.36, w * 0.13, r.pick(SKIN)) + path(`M${w * 0.44} ${h}Q${w * 0.44} ${h * 0.56} ${w * 0.64} ${h * 0.54}Q${w * 0.9} ${h * 0.56} ${w * 0.9} ${h}Z`, p.paper) + circle(w * 0.6, h * 0.4, w * 0.125, r.pick(SKIN));
      return rect(0, 0, w, h, p.near) + circle(w * 0.41, h * 0.52, w * 0.19, 'none', `stroke="${p.c}" stroke-width="4"`) + circle(w * 0.6, h * 0.48, w * 0.19, 'none', `stroke="${p.b}" stroke-width="4"`);
    };
    const print = (x, y, w, turn, kind) => { const h = w * 1.18; return at(x, y, rect(-w / 2 + 4, -h / 2 + 6, w, h, p.ink, 2, 'opacity=".18"') + rect(-w / 2, -h / 2, w, h, '#fffdf8', 2) + at(-w / 2 + 7, -h / 2 + 7, scene(w - 14, w - 14, kind)), turn); };
    const wall = r.pick([p.sky, p.far, mix(p.near, p.mid, 0.3)]);
    if (r.yes(0.4)) {
      const k = [0, 1, 2, 3].sort(() => r() - 0.5);
      return rect(0, 0, 400, 300, wall) + circle(200, 150, 130, mix(wall, p.paper, 0.25)) + line('M-10 66Q200 118 410 58', p.ink, 1.6) + [62, 156, 250, 342].map((x, i) => print(x, 148 + [8, 20, 18, 4][i], 84, r(-6, 6), k[i]) + rect(x - 3, 82 + [8, 20, 18, 2][i], 6, 18, p.b, 2)).join('') + meadow(r, p, 60, 11);
    }
    return rect(0, 0, 400, 300, wall) + path('M0 0H400V120Q200 200 0 120Z', mix(wall, p.paper, 0.22)) + print(104, 148, 118, r(-16, -8), 0) + print(298, 140, 116, r(8, 15), 1) + print(204, 152, 138, r(-4, 4), 2) + cluster(r, p, 66, 268, 24) + cluster(r, p, 338, 266, 26);
  },
  florists(r, p) {
    const wall = r.pick([p.sky, mix(p.sky, p.paper, 0.4), p.near]);
    const bg = rect(0, 0, 400, 300, wall) + (r.yes() ? circle(200, 140, 128, mix(wall, p.paper, 0.35)) : arch(92, 24, 216, 300, mix(wall, p.c, 0.35)));
    if (r.yes(0.3)) {
      let o = bg; for (let i = 0; i < 26; i++) { const d = i * 13.8, [x, y] = polar(200, 150, d, 92); o += leaf(x, y, r(30, 46), 8, d + r(50, 120), r.pick([p.leaf, p.leaf2])); }
      for (let i = 0; i < 17; i++) { const d = 30 + i * 21.2 + r(-5, 5), [x, y] = polar(200, 150, d, 92 + r(-10, 10)); o += at(x, y, head(r, p, r.pick(ROUND), r(11, 23), hueOf(r, p))); }
      return o;
    }
    const vase = r.yes();
    let o = ''; const heads = [];
    for (let i = 0; i < 15; i++) { const deg = -66 + i * 9.4; o += stem(r, p, 200, 214, r(104, 150), deg, r.pick(['fern', 'round', 'leafy']), r.pick([p.leaf, p.leaf2])).out; }
    for (let i = 0; i < 6; i++) { const deg = -52 + i * 21, [x, y] = polar(200, 214, -90 + deg, r(118, 148)); o += at(x, y, head(r, p, r.pick(['umbel', 'bell', 'tulip']), r(18, 24), r.pick([p.b, p.c, p.paper])), deg); }
    for (const [rad2, k] of [[104, 7], [66, 5], [28, 2]]) for (let i = 0; i < k; i++) { const deg = k === 1 ? 0 : -62 + (124 / (k - 1)) * i + r(-5, 5), [x, y] = polar(200, 206, -90 + deg, rad2); heads.push([x, y, r(18, 27) + (rad2 < 80 ? 5 : 0)]); }
    heads.forEach(([x, y, s], i) => { o += at(x, y, head(r, p, r.pick(ROUND), s, [p.a, p.b, p.paper, p.a, p.c][i % 5]), r(0, 90)); });
    const foot = vase ? path('M166 206Q158 250 176 292H224Q242 250 234 206Q200 220 166 206Z', p.paper) + path('M164 236Q200 248 237 236Q236 250 232 262Q200 272 168 262Z', p.a)
      : line('M186 206L166 300M196 210L190 300M206 210L212 300M215 206L238 300', p.leaf, 4) + path('M172 206Q200 222 228 206L222 240Q200 252 178 240Z', p.paper) + line('M178 226Q200 238 222 226', p.b, 3) + path('M200 234L176 286L190 280ZM204 234L232 282L216 280Z', p.b);
    return bg + (vase ? rect(0, 282, 400, 20, mix(wall, p.ink, 0.3)) : '') + (vase ? foot + o : o + foot);
  },
  caterers(r, p) {
    const cloth = r.pick([p.near, p.a, p.sky, mix(p.c, p.paper, 0.2)]), check = r.int(0, 2);
    let o = rect(0, 0, 400, 300, cloth);
    for (let i = 0; i < 14; i++) { if (check === 0) o += rect(i * 32, 0, 14, 300, p.paper, 0, 'opacity=".22"'); if (check === 1) o += rect(i * 32, 0, 16, 300, p.paper, 0, 'opacity=".2"') + rect(0, i * 32, 400, 16, p.paper, 0, 'opacity=".2"'); }
    o += path('M150 0H250V300H150Z', mix(cloth, p.paper, 0.55)) ;
    const dish = (x, y, s, kind) => {
      let d = circle(x + 4, y + 6, s, p.ink, 'opacity=".18"') + circle(x, y, s, p.paper) + circle(x, y, s * 0.72, mix(p.paper, p.far, 0.3));
      if (kind === 0) for (let i = 0; i < 7; i++) { const [a, b] = polar(x, y, i * 51, s * 0.36); d += circle(a, b, s * 0.17, i % 2 ? p.a : p.b) + leaf(a, b, s * 0.3, s * 0.09, i * 51 + 60, p.leaf2); }
      if (kind === 1) d += path(`M${x - s * 0.5} ${y}A${s * 0.5} ${s * 0.5} 0 0 0 ${x + s * 0.5} ${y}Q${x} ${y - s * 0.3} ${x - s * 0.5} ${y}Z`, p.b) + circle(x + s * 0.14, y - s * 0.28, s * 0.2, p.c) + [0, 1, 2].map((i) => leaf(x - s * 0.3, y - s * 0.2, s * 0.4, s * 0.1, -70 + i * 34, p.leaf)).join('');
      if (kind === 2) d += at(x, y, ring(9, (i) => path(`M0 0L${n1(-s * 0.14)} ${n1(-s * 0.58)}A${n1(s * 0.6)} ${n1(s * 0.6)} 0 0 1 ${n1(s * 0.14)} ${n1(-s * 0.58)}Z`, i % 2 ? p.c : p.b)) + circle(0, 0, s * 0.16, p.leaf));
      if (kind === 3) d += circle(x, y, s * 0.58, mix(p.b, p.paper, 0.1)) + Array.from({ length: 9 }, () => { const [a, b] = polar(x, y, r(0, 360), r(0, s * 0.42)); return circle(a, b, s * 0.07, r.pick([p.a, p.leaf, p.paper])); }).join('');
      return d;
    };
    const fork = (x, y) => line(`M${x} ${y - 34}v68M${x - 6} ${y - 36}v14q0 8 6 8t6 -8v-14`, p.c, 3);
    const k = r.int(0, 3);
    o += dish(92, 96, 60, k) + dish(314, 206, 64, (k + 1) % 4) + dish(300, 62, 42, (k + 2) % 4) + dish(88, 236, 44, (k + 3) % 4) + fork(174, 96) + fork(226, 214) + line('M392 172v70M398 60v44', p.c, 3);
    for (let i = 0; i < 8; i++) o += leaf(200, 12 + i * 38, r(34, 50), 9, i % 2 ? r(20, 60) : r(120, 160), r.pick([p.leaf, p.leaf2]));
    for (let i = 0; i < 4; i++) o += at(200 + r(-12, 12), 34 + i * 78, head(r, p, r.pick(ROUND), r(15, 24), hueOf(r, p)));
    return o + circle(186, 176, 17, p.paper, 'opacity=".55"') + circle(186, 176, 12, p.a, 'opacity=".7"');
  },
  music(r, p) {
    const bg = r.pick([p.near, p.sky, p.a]), v = r.int(0, 2);
    let o = rect(0, 0, 400, 300, bg);
    if (v === 0) {
      o += circle(200, 150, 158, mix(bg, p.paper, 0.16)) + circle(206, 158, 118, p.ink, 'opacity=".2"') + circle(200, 150, 116, p.ink);
      for (let i = 0; i < 9; i++) o += circle(200, 150, 110 - i * 7.4, 'none', `stroke="${mix(p.ink, p.paper, 0.16)}" stroke-width="1"`);
      o += circle(200, 150, 42, p.b) + at(200, 150, head(r, p, r.pick(ROUND), 32, p.a)) + circle(200, 150, 4, p.paper) + path('M200 150L268 52A116 116 0 0 1 300 92Z', '#ffffff', 'opacity=".12"') + line('M352 20Q356 110 300 168', p.c, 5) + rect(288, 160, 18, 24, p.c, 3, 'transform="rotate(32 297 172)"') + circle(352, 22, 14, p.paper);
      return o + cluster(r, p, 44, 268, 24) + cluster(r, p, 366, 280, 20, 4);
    }
    if (v === 1) {
      const wave = (k) => `M-10 ${110 + k * 20}C80 ${40 + k * 20} 150 ${200 + k * 16} 240 ${122 + k * 18}S380 ${80 + k * 20} 420 ${120 + k * 20}`;
      o += circle(r(90, 310), r(90, 130), 96, mix(bg, p.paper, 0.2)) + [0, 1, 2, 3, 4].map((k) => line(wave(k), mix(bg, p.paper, 0.75), 2.2)).join('');
      for (let i = 0; i < 8; i++) { const x = 30 + i * 48, y = 132 + Math.sin(i * 1.3 + r(0, 1)) * 36 + 12; o += line(`M${x + 10} ${n1(y)}V${n1(y - 58)}${i % 3 ? '' : 'q14 6 12 26'}`, p.ink === bg ? p.paper : p.ink, 3) + at(x, y, head(r, p, r.pick(ROUND), r(13, 18), hueOf(r, p))); }
      return o + meadow(r, p, 54, 12);
    }
    const body = 'M200 96C240 92 262 118 250 146C240 166 250 178 268 194C296 222 280 290 200 292C120 290 104 222 132 194C150 178 160 166 150 146C138 118 160 92 200 96Z';
    o += arch(96, 22, 208, 300, mix(bg, p.paper, 0.2)) + under(p, body) + path(body, mix(p.b, '#8a4a24', 0.45)) + path('M193 0H207V200H193Z', p.ink) + line('M196 0V262M200 0V262M204 0V262', p.c, 1) + rect(182, 236, 36, 7, p.ink, 3) + path('M190 262H210L206 288H194Z', p.ink) + line('M158 188q-16 14 -4 34q6 14 -4 26M242 188q16 14 4 34q-6 14 4 26', p.ink, 4) + circle(157, 188, 4, p.ink) + circle(243, 188, 4, p.ink);
    return o + cluster(r, p, 82, 258, 27, 6) + cluster(r, p, 322, 262, 24, 6);
  },
  video(r, p) {
    const bg = r.pick([p.near, p.far, p.sky]);
    const frame = (x, k) => { const sun = [96, 76, 104][k]; const sky = [mix(p.c, p.paper, 0.2), p.sky, mix(p.a, p.b, 0.4)][k];
      return rect(x, 60, 128, 150, sky, 4) + circle(x + 40 + k * 24, sun + 10, 20, k === 2 ? p.c : p.paper) + path(`M${x} 160Q${x + 44} ${124 + k * 8} ${x + 80} 156T${x + 128} 150V206a4 4 0 0 1 -4 4H${x + 4}a4 4 0 0 1 -4 -4Z`, p.mid) + path(`M${x} 188Q${x + 64} 160 ${x + 128} 190V206a4 4 0 0 1 -4 4H${x + 4}a4 4 0 0 1 -4 -4Z`, p.near) + (k === 1 ? path(`M${x + 50} 190Q${x + 48} 160 ${x + 58} 158Q${x + 66} 160 ${x + 64} 190Z`, p.ink) + circle(x + 58, 152, 6, r.pick(SKIN)) + path(`M${x + 62} 190Q${x + 60} 162 ${x + 70} 160Q${x + 84} 164 ${x + 84} 190Z`, p.paper) + circle(x + 69, 154, 6, r.pick(SKIN)) : ''); };
    const strip = rect(-60, 36, 520, 198, p.ink) + Array.from({ length: 26 }, (_, i) => rect(-52 + i * 20, 43, 10, 10, bg, 2) + rect(-52 + i * 20, 217, 10, 10, bg, 2)).join('') + frame(-4, 0) + frame(136, 1) + frame(276, 2);
    const turn = r.pick([-7, -4, 5, 8]);
    return rect(0, 0, 400, 300, bg) + circle(200, 150, 150, mix(bg, p.paper, 0.25)) + `<g transform="rotate(${turn} 200 150)">${rect(-60, 44, 520, 198, p.ink, 0, 'opacity=".16"')}${strip}${circle(340, 138, 22, p.paper)}${path('M333.500 126.500V149.500L353 138Z', p.a)}</g>` + cluster(r, p, r.yes() ? 52 : 346, 262, 25, 6) + meadow(r, p, 36, 10);
  },
  decoration(r, p) {
    const bg = r.pick([p.near, p.sky, mix(p.a, p.paper, 0.55), p.sky]); let o = rect(0, 0, 400, 300, bg) + circle(200, 330, 210, mix(bg, p.c, 0.22));
    const lantern = (x, y, s, hue) => line(`M${n1(x)} -4V${n1(y - s)}`, p.ink, 1.2) + oval(x, y, s, s * 0.92, hue) + [0.68, 0.34].map((k) => oval(x, y, s * k, s * 0.92, 'none', 0, `stroke="${mix(hue, p.ink, 0.16)}" stroke-width="1.2"`)).join('') + rect(x - s * 0.28, y - s * 0.98, s * 0.56, 5, p.ink, 2) + rect(x - s * 0.22, y + s * 0.86, s * 0.44, 4, p.ink, 2) + line(`M${n1(x)} ${n1(y + s * 0.92)}v${n1(s * 0.5)}`, hue, 2);
    const plan = r.int(0, 2);
    if (plan === 0) { // ceremony ring, aisle and chairs
      o = rect(0, 0, 400, 300, bg) + hill(r, 190, 30, mix(p.far, bg, 0.3)) + hill(r, 216, 22, mix(p.mid, bg, 0.25)) + path('M0 226Q200 214 400 226V300H0Z', mix(p.near, p.mid, 0.35)) + path('M176 228H224L292 300H108Z', mix(p.paper, p.b, 0.2)) + circle(200, 138, 88, 'none', `stroke="${mix(p.c, p.ink, 0.2)}" stroke-width="5"`);
      for (let i = 0; i < 13; i++) { const [x, y] = polar(200, 138, 100 + i * 15, 88); o += cluster(r, p, x, y, r(10, 17), 4); }
      for (const [x, y, s] of [[84, 252, 1], [132, 240, 0.8], [268, 240, 0.8], [316, 252, 1]]) o += at(x, y, rect(-13, -34, 26, 28, p.paper, 4) + rect(-15, -8, 30, 6, mix(p.paper, p.ink, 0.12), 2) + line('M-12 -2V22M12 -2V22', p.paper, 3), 0, s) + cluster(r, p, x + (x < 200 ? 14 : -14) * s, y - 22 * s, 7 * s, 3);
      return o + festoon(p, -10, 20, 410, 14, 34, 13, bulbs(p)) + meadow(r, p, 40, 11);
    }
    if (plan === 1) { const xs = [52, 124, 200, 276, 348]; xs.forEach((x, i) => { o += lantern(x + r(-8, 8), r(58, 148), r(22, 40), [p.a, p.b, p.c, p.paper, p.a][(i + r.int(0, 3)) % 5]); }); o += festoon(p, -10, 24, 410, 30, 40, 13, bulbs(p)); }
    else o += festoon(p, -10, 20, 410, 26, 44, 15, flag(p)) + festoon(p, -10, 66, 410, 60, 44, 14, bulbs(p)) + festoon(p, -10, 6, 240, -10, 40, 9, flag(p));
    o += path('M-10 236Q200 222 410 236V310H-10Z', p.paper) + path('M-10 236Q200 222 410 236V244Q200 230 -10 244Z', mix(p.paper, p.ink, 0.1));
    [60, 110, 290, 342].forEach((x, i) => { const h = r(34, 66); o += rect(x - 5, 238 - h, 10, h, [p.a, p.b, p.c, p.a][i], 2) + path(`M${x} ${n1(226 - h)}q6 8 0 13q-6 -5 0 -13Z`, mix(p.c, '#ff9d2e', 0.3)) + circle(x, 230 - h, 15, p.c, 'opacity=".25"') + oval(x, 240, 13, 4, mix(p.ink, p.c, 0.3)); });
    return o + cluster(r, p, 200, 220, 25, 7) + cluster(r, p, 160, 236, 16, 5) + cluster(r, p, 242, 236, 16, 5);
  },
  entertainment(r, p) {
    const v = r.int(0, 2); let o = '';
    const confetti = (k, area = 300) => Array.from({ length: k }, () => { const x = r(0, 400), y = r(0, area), hue = r.pick([p.a, p.b, p.c, p.paper]); return r.yes(0.4) ? circle(x, y, r(2, 5), hue) : at(x, y, r.yes() ? rect(-6, -2, 12, 4, hue, 1) : petal(12, 4, hue), r(0, 180)); }).join('');
    if (v === 0) { // big top
      o = rect(0, 0, 400, 300, p.sky) + Array.from({ length: 18 }, (_, i) => i % 2 ? path(`M200 300L${n1(polar(200, 300, -180 + i * 10, 420)[0])} ${n1(polar(200, 300, -180 + i * 10, 420)[1])}L${n1(polar(200, 300, -170 + i * 10, 420)[0])} ${n1(polar(200, 300, -170 + i * 10, 420)[1])}Z`, mix(p.sky, p.paper, 0.5)) : '').join('');
      o += confetti(34, 170); const cols = [p.a, p.paper];
      for (let i = 0; i < 8; i++) { const x0 = 96 + i * 26, x1 = x0 + 26; o += path(`M200 70Q${n1(200 + (x0 - 200) * 0.5)} 140 ${x0} 176V290H${x1}V176Q${n1(200 + (x1 - 200) * 0.5)} 140 200 70Z`, cols[i % 2]); o += path(`M${x0} 174h26v10a13 13 0 0 1 -26 0Z`, cols[(i + 1) % 2]); }
      o += path('M172 290Q172 210 200 190Q228 210 228 290Z', p.ink) + line('M200 70V38', p.ink, 3) + path('M201 38Q216 34 230 42Q216 50 201 54Z', p.b);
      return o + path('M0 278Q200 262 400 278V300H0Z', p.near) + meadow(r, p, 46, 12);
    }
    if (v === 1) { // fireworks
      const night = mix(p.ink, p.near, 0.35); o = rect(0, 0, 400, 300, night);
      for (let i = 0; i < 46; i++) o += circle(r(0, 400), r(0, 200), r(0.6, 1.6), p.paper, 'opacity=".7"');
      for (const [x, y, s] of [[120, 96, 70], [276, 82, 84], [196, 150, 46], [352, 168, 34], [44, 176, 36]]) { const hue = hueOf(r, p), k = r.int(14, 20); o += at(x + r(-14, 14), y + r(-10, 10), ring(k, (i) => line(`M0 ${n1(-s * 0.24)}Q3 ${n1(-s * 0.6)} 0 ${n1(-s * (i % 2 ? 1 : 0.72))}`, i % 2 ? hue : p.c, 2) + circle(0, -s * (i % 2 ? 1.06 : 0.78), i % 2 ? 3 : 2, i % 2 ? p.paper : hue)) + circle(0, 0, 4, p.c)); }
      return o + hill(r, 244, 26, p.near) + hill(r, 268, 18, mix(p.near, p.ink, 0.35)) + meadow(r, { ...p, leaf: mix(p.leaf, p.ink, 0.3) }, 50, 12);
    }
    o = rect(0, 0, 400, 300, mix(p.near, p.ink, 0.2)); // mirror ball
    for (let i = 0; i < 12; i++) { const a = polar(200, 118, i * 30 + 6, 380), b = polar(200, 118, i * 30 + 20, 380); o += path(`M200 118L${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}Z`, [p.a, p.b, p.c][i % 3], 'opacity=".26"'); }
    o += confetti(40) + line('M200 0V50', p.paper, 2) + circle(200, 118, 72, p.sky);
    for (let row = -3; row <= 3; row++) { const y = 118 + row * 20, half = Math.sqrt(72 * 72 - (row * 20) ** 2), k = Math.max(3, Math.round(half / 10)); for (let i = 0; i < k; i++) { const t0 = Math.sin((-0.5 + i / k) * Math.PI), t1 = Math.sin((-0.5 + (i + 1) / k) * Math.PI); o += rect(200 + half * t0 + 0.8, y - 9, half * (t1 - t0) - 1.6, 18, r.pick([p.sky, p.far, p.paper, p.paper, p.b, p.a, p.mid]), 1); } }
    return o + cluster(r, p, 60, 268, 26, 6) + cluster(r, p, 344, 270, 26, 6);
  },
  cakes(r, p) {
    const wall = r.pick([p.sky, mix(p.a, p.paper, 0.6), p.near, mix(p.b, p.paper, 0.5)]), tiers = r.int(2, 4), icing = r.pick([p.paper, mix(p.a, p.paper, 0.7), mix(p.c, p.paper, 0.5), mix(p.b, p.paper, 0.62)]);
    let o = rect(0, 0, 400, 300, wall) + (r.yes() ? circle(200, 132, 120, mix(wall, p.paper, 0.3)) : arch(104, 22, 192, 260, mix(wall, p.paper, 0.3))) + path('M0 262H400V300H0Z', mix(wall, p.ink, 0.28));
    o += path('M186 246H214L224 274H176Z', mix(p.c, p.ink, 0.1)) + oval(200, 274, 44, 6, mix(p.c, p.ink, 0.2)) + oval(200, 246, 104, 9, mix(p.c, p.ink, 0.05));
    let y = 244; const h = [0, 0, 62, 52, 43][tiers]; const spots = [];
    for (let i = 0; i < tiers; i++) {
      const w = 168 - i * (tiers === 2 ? 58 : tiers === 3 ? 44 : 36), x = 200 - w / 2, style = r.int(0, 5), t = i % 2 ? mix(icing, p.b, 0.22) : icing; y -= h;
      o += rect(x, y, w, h, t, 4) + rect(200 + w * 0.26, y, w * 0.24, h, p.ink, 4, 'opacity=".05"');
      if (style === 0) o += path(`M${x} ${y + 4}` + Array.from({ length: 9 }, (_, k) => `q${n1(w / 36)} ${n1(r(12, 28))} ${n1(w / 18)} 0t${n1(w / 18)} 0`).join('') + `V${y}H${x}Z`, p.a);
      if (style === 1) for (let k = 0; k < w / 12 - 1; k++) for (let m = 0; m < h / 14 - 1; m++) o += circle(x + 10 + k * 12, y + 12 + m * 14, 1.8, p.a);
      if (style === 2) for (let k = 1; k < w / 9; k++) o += line(`M${n1(x + k * 9)} ${y + 3}V${y + h - 3}`, mix(t, p.ink, 0.1), 1.6);
      if (style === 3) for (let m = 0; m < 3; m++) for (let k = 0; k < 8; k++) o += path(`M${n1(x + (k * w) / 8)} ${n1(y + h - 2 - (m * h) / 3)}a${n1(w / 16)} ${n1(h / 3)} 0 0 1 ${n1(w / 8)} 0Z`, mix(t, m % 2 ? p.b : p.a, 0.24 + m * 0.08));
      if (style === 4) o += path(`M${x} ${y + h * 0.5}Q${200 - w * 0.2} ${y + h * 0.2} 200 ${y + h * 0.55}T${x + w} ${y + h * 0.4}V${y + h - 4}q0 4 -4 4H${x + 4}q-4 0 -4 -4Z`, mix(p.leaf2, p.paper, 0.45));
      if (style === 5) o += rect(x, y + h * 0.64, w, 5, p.c) + Array.from({ length: 10 }, (_, k) => circle(x + (w / 10) * (k + 0.5), y + h - 4, w / 30, p.paper)).join('');
      spots.push([200 + (i % 2 ? -1 : 1) * w * 0.34, y + 2, 11]);
    }
    spots.forEach(([x, yy, s], i) => { o += cluster(r, p, x, yy + 4, s + (i ? 0 : 3), 5); });
    return o + cluster(r, p, 200, y - 6, 17, 6) + cluster(r, p, 110, 250, 11, 4);
  },
  beauty(r, p) {
    const wall = r.pick([mix(p.a, p.paper, 0.62), p.sky, p.far, mix(p.b, p.paper, 0.45)]), frame = mix(p.c, p.ink, 0.12); let o = rect(0, 0, 400, 300, wall);
    for (let i = 0; i < 9; i++) o += rect(i * 48 - 8, 0, 20, 300, p.paper, 0, 'opacity=".2"');
    const round = r.yes();
    o += round ? circle(196, 136, 96, frame) + circle(196, 136, 88, mix(p.sky, p.paper, 0.65)) : arch(116, 30, 164, 214, frame) + arch(124, 38, 148, 206, mix(p.sky, p.paper, 0.65));
    o += `<g opacity=".9">${path('M150 180L232 62L250 70L168 196Z', '#ffffff', 'opacity=".55"')}</g>` + sprig(r, p, 226, 236, 104, 8, 'peony', p.a, 22) + sprig(r, p, 204, 236, 84, -12, 'cosmos', p.b, 16) + sprig(r, p, 236, 236, 76, 24, 'round', p.leaf);
    o += rect(0, 236, 400, 64, mix(wall, p.ink, 0.3)) + rect(0, 236, 400, 7, mix(wall, p.ink, 0.16));
    const bottle = (x, hue) => rect(x - 24, 184, 48, 56, hue, 10) + rect(x - 16, 206, 32, 24, p.paper, 3, 'opacity=".85"') + rect(x - 8, 168, 16, 18, p.c, 2) + circle(x, 162, 9, frame);
    const stick = (x, hue) => rect(x - 9, 204, 18, 36, p.ink, 2) + rect(x - 7, 190, 14, 16, frame) + path(`M${x - 6} 190V168Q${x + 4} 160 ${x + 6} 174V190Z`, hue);
    const brush = (x, turn) => at(x, 240, rect(-3, -66, 6, 66, p.ink, 3) + rect(-5, -76, 10, 14, frame) + path('M-6 -76Q-13 -100 0 -112Q13 -100 6 -76Z', p.a), turn);
    const pot = (x, hue) => rect(x - 20, 216, 40, 24, hue, 5) + rect(x - 22, 208, 44, 11, p.paper, 3);
    return o + bottle(72, mix(p.b, p.paper, 0.2)) + stick(120, p.a) + brush(312, 10) + brush(332, -4) + brush(296, -10) + path('M286 200H344L338 242H292Z', p.paper) + pot(262, p.a) + cluster(r, p, 150, 246, 14, 5) + cluster(r, p, 376, 232, 16, 5);
  },
  dress(r, p) {
    const wall = r.pick([p.sky, mix(p.a, p.paper, 0.55), p.near, p.far]), cloth = mix('#ffffff', r.pick([p.b, p.c, p.a]), r(0.04, 0.2)), fold = mix(cloth, p.ink, 0.1), v = r.int(0, 2);
    let o = rect(0, 0, 400, 300, wall) + arch(106, 18, 188, 300, mix(wall, p.c, 0.32)) + arch(120, 32, 160, 290, mix(p.sky, p.paper, 0.45)) + path('M120 196Q160 172 200 192T280 180V300H120Z', mix(p.mid, p.sky, 0.3)) + path('M0 276H400V300H0Z', mix(wall, p.ink, 0.25));
    const skirt = [['M182 150Q196 156 218 150C232 200 262 250 288 288Q200 304 112 288C138 250 168 200 182 150Z'], ['M180 150Q200 156 220 150C276 168 300 236 304 288Q200 306 96 288C100 236 124 168 180 150Z'], ['M182 150Q200 156 218 150C228 190 226 214 232 234C246 258 270 276 318 288Q200 306 128 288C156 272 164 250 168 234C174 214 172 190 182 150Z']][v][0];
    o += under(p, skirt, 6, 4) + path(skirt, cloth) + Array.from({ length: 7 }, (_, i) => line(`M${188 + i * 4} 158Q${180 + i * 7 + (i - 3) * 8} 220 ${146 + i * 18 + (i - 3) * 4} 288`, fold, 1.8)).join('');
    if (r.yes(0.5)) for (let i = 0; i < 26; i++) { const t = r(0.3, 1), x = 200 + r(-1, 1) * t * 70, y = 160 + t * 124; o += at(x, y, head(r, p, 'cosmos', r(4, 7), r.pick([p.a, p.b, p.c]))); }
    o += path(r.pick(['M178 90Q186 104 200 106Q214 104 222 90Q230 122 220 152Q200 158 180 152Q170 122 178 90Z', 'M174 80L182 78Q188 104 200 112Q212 104 218 78L226 80Q232 122 220 152Q200 158 180 152Q168 122 174 80Z', 'M166 84Q182 74 190 76Q200 84 210 76Q218 74 234 84L246 132L232 136L222 110L220 152Q200 158 180 152L178 110L168 136L154 132Z']), mix(cloth, p.paper, 0.4)) + path('M180 146Q200 154 220 146V154Q200 162 180 154Z', p.a);
    o += rect(196, 50, 8, 32, mix(p.b, '#8a5a34', 0.5), 3) + line('M200 50V34Q200 24 209 26', p.ink, 2.4) + path('M170 84Q200 56 230 84L226 88Q200 66 174 88Z', mix(p.b, '#8a5a34', 0.4));
    if (r.yes(0.4)) o += path('M204 52C270 80 300 200 330 292L262 292C262 210 240 110 204 52Z', '#ffffff', 'opacity=".5"');
    return o + cluster(r, p, 66, 266, 26, 6) + sprig(r, p, 350, 300, 120, -6, 'umbel', p.paper, 22) + sprig(r, p, 372, 300, 90, 8, 'bell', p.a, 24) + cluster(r, p, 356, 286, 16, 4);
  },
  transport(r, p) {
    const hue = r.pick([p.a, p.b, p.leaf2, p.paper, mix(p.leaf, p.sky, 0.35), mix(p.b, p.c, 0.6)]), v = r.int(0, 2), flip = r.yes(), glass = mix(p.sky, p.paper, 0.6);
    let o = rect(0, 0, 400, 300, p.sky) + disc(r, p) + hill(r, 178, 50, p.far) + hill(r, 212, 34, p.mid) + trees(r, p, 216, 8) + path('M0 232Q200 222 400 232V300H0Z', mix(p.near, p.mid, 0.3)) + path('M0 246Q200 234 400 246V276Q200 264 0 276Z', mix(p.paper, p.far, 0.5));
    const wheel = (x, y = 250, s = 22) => circle(x, y, s, p.ink) + circle(x, y, s * 0.62, p.paper) + circle(x, y, s * 0.2, hue === p.paper ? p.a : hue);
    const dark = mix(hue, p.ink, 0.16);
    let car = '';
    if (v === 0) car += path('M92 244V150Q92 112 132 110H286Q312 112 318 160L322 196V244Z', hue) + path('M92 178H320L322 200V244H92Z', p.paper) + path('M92 190Q200 204 322 190V198Q200 212 92 198Z', dark) + [104, 156, 208].map((x) => rect(x, 126, 44, 40, glass, 7)).join('') + path('M262 126H288Q300 128 304 166H262Z', glass) + rect(86, 226, 244, 9, mix(p.ink, p.paper, 0.5), 4) + circle(312, 208, 9, p.c) + rect(132, 98, 130, 8, mix(p.b, '#8a5a34', 0.4), 3) + cluster(r, p, 168, 94, 12, 5) + cluster(r, p, 226, 94, 12, 5) + wheel(138) + wheel(274);
    else if (v === 1) car += path('M64 240Q60 206 96 200L146 194Q166 150 196 148H246Q272 150 286 196Q336 200 346 226L344 240Z', hue) + path('M160 194Q176 160 198 160H212V194Z', glass) + path('M222 160H244Q262 162 272 194H222Z', glass) + path('M84 244A34 34 0 0 1 152 244Z', dark) + path('M258 244A34 34 0 0 1 326 244Z', dark) + line('M66 232H346', p.c, 4) + circle(340, 214, 9, p.c) + line('M222 206h16', p.ink, 3) + line('M286 198L340 212M286 198L338 226', p.paper, 3) + cluster(r, p, 346, 206, 9, 4) + line('M64 232q-20 6 -34 22M64 236q-16 12 -22 26', p.ink, 1.2) + [[28, 254], [40, 262], [20, 264]].map(([x, y]) => rect(x - 5, y - 5, 10, 9, p.b, 2)).join('') + wheel(118) + wheel(292);
    else car += rect(84, 100, 240, 142, hue, 16) + rect(84, 168, 240, 9, p.paper) + [0, 1, 2, 3, 4].map((i) => rect(100 + i * 42, 116, 34, 38, glass, 5)).join('') + [0, 1, 2, 3].map((i) => rect(142 + i * 42, 184, 34, 30, glass, 5)).join('') + rect(96, 184, 36, 58, dark, 4) + line('M114 184V242', p.paper, 2) + festoon(p, 84, 162, 324, 162, 12, 12, (x, y, i) => path(`M${n1(x - 6)} ${n1(y)}h12l-6 11Z`, [p.a, p.c, p.b, p.paper][i % 4])) + cluster(r, p, 312, 222, 12, 5) + wheel(150) + wheel(270);
    o += flip ? `<g transform="matrix(-1 0 0 1 400 0)">${car}</g>` : car;
    return o + path('M0 282Q100 262 200 288T400 280V300H0Z', p.near) + meadow(r, p, 50, 13);
  },
  menswear(r, p) {
    const jacket = r.pick([p.ink, p.near, mix(p.a, p.ink, 0.55), p.leaf, mix(p.far, p.ink, 0.25), mix(p.b, p.ink, 0.4)]), dark = mix(jacket, p.ink, 0.3), lite = mix(jacket, p.paper, 0.13), bg = r.pick([p.sky, p.far, mix(p.c, p.paper, 0.25), mix(p.b, p.paper, 0.3)]);
    const id = 'w' + Math.floor(r() * 1e9).toString(36), weave = r.int(0, 3);
    let o = rect(0, 0, 400, 300, bg) + circle(200, 90, 130, mix(bg, p.paper, 0.35)) + `<clipPath id="${id}"><path d="M40 300Q44 120 96 92L168 62L200 120L232 62L304 92Q356 120 360 300Z"/></clipPath>`;
    o += path('M176 20H224V92H176Z', r.pick(SKIN)) + path('M168 58L200 78L232 58L252 110L200 300L148 110Z', '#fffdf8') + path('M40 300Q44 120 96 92L168 62L200 300Z', jacket) + path('M360 300Q356 120 304 92L232 62L200 300Z', jacket);
    let t = ''; for (let i = 0; i < 28; i++) { if (weave === 1) t += line(`M${i * 15} 0V300`, lite, 1.2); if (weave === 2) t += line(`M${i * 17} 0V300M0 ${i * 17}H400`, lite, 1.1); if (weave === 3) t += line(`M${i * 20 - 100} 0L${i * 20} 300`, lite, 1); }
    o += `<g clip-path="url(#${id})">${path('M40 300Q44 120 96 92L168 62L200 300ZM360 300Q356 120 304 92L232 62L200 300Z', jacket)}${t}</g>` + path('M168 58L200 78L232 58L252 110L206 262H194L148 110Z', '#fffdf8');
    if (r.yes(0.45)) o += path('M160 118L192 262L170 300H230L208 262L240 118L200 246Z', mix(jacket, p.b, 0.35)) + [268, 288].map((y) => circle(200, y, 3.4, p.c)).join('');
    const tie = r.pick([p.a, p.b, p.c, p.leaf2]);
    o += r.yes() ? path('M188 84H212L207 104H193Z', mix(tie, p.ink, 0.15)) + path('M193 104H207L218 238L200 262L182 238Z', tie) + (r.yes() ? [0, 1, 2, 3, 4, 5].map((i) => line(`M${188 - i} ${128 + i * 20}l26 -14`, p.paper, 2)).join('') : Array.from({ length: 10 }, (_, i) => circle(194 + (i % 2) * 11, 118 + i * 12, 2, p.paper)).join(''))
      : path('M200 92L160 72Q152 92 160 112ZM200 92L240 72Q248 92 240 112Z', tie) + rect(192, 83, 16, 18, mix(tie, p.ink, 0.2), 4) + [126, 152, 178, 204, 230].map((y) => circle(200, y, 2.6, p.ink)).join('');
    o += path('M168 58L148 70L170 108L200 78ZM232 58L252 70L230 108L200 78Z', '#ffffff') + line('M170 108L200 78L230 108', mix('#ffffff', p.ink, 0.16), 1.6);
    o += path('M168 62L118 86L106 138L136 142L130 158L196 300H204L148 112Z', dark) + path('M232 62L282 86L294 138L264 142L270 158L204 300H196L252 112Z', dark);
    o += path('M286 190L330 184L332 192L288 198Z', dark) + path(r.pick(['M292 192L296 170L306 184L314 166L326 187Z', 'M290 192V180L328 175V187Z']), p.paper);
    return o + sprig(r, p, 122, 186, 40, -14, 'fern') + sprig(r, p, 124, 186, 44, 14, 'round') + at(120, 142, head(r, p, r.pick(ROUND), 20, p.a)) + at(140, 158, head(r, p, r.pick(ROUND), 11, p.c)) + line('M122 160V186', p.leaf2, 3);
  },
  stationery(r, p) {
    const desk = r.pick([p.near, p.sky, mix(p.a, p.paper, 0.5), mix(p.c, p.paper, 0.15), p.far]), liner = r.pick([p.a, p.leaf2, p.b]); let o = rect(0, 0, 400, 300, desk) + path('M0 0H170L90 300H0Z', mix(desk, p.paper, 0.16));
    const card = (w, h, inner) => rect(-w / 2 + 5, -h / 2 + 7, w, h, p.ink, 3, 'opacity=".16"') + rect(-w / 2, -h / 2, w, h, '#fffdf8', 3) + inner;
    const words = (y, ws) => ws.map((w, i) => line(`M${-w / 2} ${y + i * 13}h${w}`, mix(p.ink, p.paper, 0.35), 2.4)).join('');
    const env = rect(-86 + 5, -58 + 7, 172, 116, p.ink, 4, 'opacity=".16"') + rect(-86, -58, 172, 116, mix(liner, p.paper, 0.72), 4) + path('M-86 -58L0 -122L86 -58L0 14Z', mix(liner, p.paper, 0.6)) + path('M-74 -58L0 -112L74 -58L0 2Z', liner) + Array.from({ length: 9 }, () => at(r(-34, 34), r(-84, -30), head(r, p, 'cosmos', 7, r.pick([p.c, p.paper])))).join('') + path('M-86 -58L0 14L86 -58V54a4 4 0 0 1 -4 4H-82a4 4 0 0 1 -4 -4Z', mix(liner, p.paper, 0.74)) + line('M-84 56L-8 -2M84 56L8 -2', mix(liner, p.ink, 0.14), 1.2);
    const seal = blob(r, 0, 14, 15, mix(p.a, p.ink, 0.12), 10, 0.08) + circle(0, 14, 10, p.a) + at(0, 14, head(r, p, 'cosmos', 7, mix(p.a, p.paper, 0.3)));
    const invite = card(124, 172, `<rect x="-54" y="-78" width="108" height="156" fill="none" stroke="${liner}" stroke-width="1.6"/>` + sprig(r, p, -8, 62, 44, -38, 'leafy') + sprig(r, p, 8, 62, 44, 38, 'leafy') + at(0, 52, head(r, p, r.pick(ROUND), 16, p.a)) + at(-19, 56, head(r, p, 'cosmos', 9, p.b)) + at(19, 56, head(r, p, 'daisy', 9, p.c)) + words(-52, [46, 70]) + line('M-34 -18Q-24 -34 -14 -18T6 -18T34 -22', p.ink, 2.6) + words(2, [60, 40]));
    const reply = card(112, 78, words(-18, [64, 84, 40]) + circle(0, 26, 6, p.c));
    const flip = r.yes() ? 1 : -1;
    return o + `<g transform="translate(200 0) scale(${flip} 1) translate(-200 0)">` + at(278, 196, env + seal, r(6, 14)) + at(140, 142, `<g transform="scale(${flip} 1)">${invite}</g>`, r(-12, -4)) + at(292, 70, reply, r(-8, 10)) + sprig(r, p, 218, 296, 128, -30, r.pick(['round', 'fern'])) + cluster(r, p, 46, 270, 20, 5) + '</g>';
  },
  marquee(r, p) {
    const dusk = r.yes(0.5), sky = dusk ? mix(p.ink, p.a, 0.32) : p.sky, cloth = dusk ? mix(p.c, p.paper, 0.55) : p.paper, v = r.int(0, 2), trim = p.a;
    let o = rect(0, 0, 400, 300, sky) + (dusk ? path('M0 130Q200 90 400 130V240H0Z', mix(sky, p.b, 0.3)) + Array.from({ length: 30 }, () => circle(r(0, 400), r(0, 110), r(0.6, 1.5), p.paper, 'opacity=".8"')).join('') : '') + circle(r(60, 340), 62, 30, dusk ? p.paper : mix(p.c, p.sky, 0.15)) + hill(r, 196, 42, dusk ? mix(p.near, sky, 0.45) : p.far) + hill(r, 222, 24, dusk ? mix(p.near, sky, 0.15) : p.mid);
    const dark = mix(cloth, p.ink, 0.13);
    if (v === 0) {
      o += rect(76, 176, 248, 66, dark) + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => arch(82 + i * 30.5, 184, 22, 58, dusk ? p.b : mix(p.sky, p.paper, 0.3))).join('') + path('M64 182Q104 158 124 92Q150 146 200 78Q250 146 276 92Q296 158 336 182Z', cloth) + path('M124 92Q150 146 200 78Q172 150 158 182H96Q116 140 124 92ZM276 92Q262 140 250 182H336Q296 158 276 92Z', dark, 'opacity=".5"');
      o += Array.from({ length: 17 }, (_, i) => path(`M${64 + i * 16} 180h16v5a8 8 0 0 1 -16 0Z`, i % 2 ? trim : cloth)).join('') + [[124, 92], [200, 78], [276, 92]].map(([x, y], i) => line(`M${x} ${y}v-24`, p.ink, 2) + path(`M${x + 1} ${y - 24}l18 6l-18 7Z`, [p.a, p.b, p.c][i])).join('') + line('M64 184L34 242M336 184L366 242', p.ink, 1.4);
    } else if (v === 1) {
      for (const [x, s, tone] of [[112, 0.86, dark], [292, 0.9, dark], [200, 1.12, cloth]]) { const h = 150 * s, w = 92 * s; o += line(`M${n1(x - 7)} ${n1(242 - h - 16)}L${n1(x + 6)} ${n1(242 - h + 12)}M${n1(x + 7)} ${n1(242 - h - 16)}L${n1(x - 6)} ${n1(242 - h + 12)}`, p.ink, 3) + path(`M${x} ${n1(242 - h)}Q${n1(x + w * 0.3)} ${n1(242 - h * 0.4)} ${n1(x + w)} 242H${n1(x - w)}Q${n1(x - w * 0.3)} ${n1(242 - h * 0.4)} ${x} ${n1(242 - h)}Z`, tone) + path(`M${x} ${n1(242 - h * 0.55)}Q${n1(x + w * 0.2)} ${n1(242 - h * 0.2)} ${n1(x + w * 0.34)} 242H${n1(x - w * 0.34)}Q${n1(x - w * 0.2)} ${n1(242 - h * 0.2)} ${x} ${n1(242 - h * 0.55)}Z`, dusk ? p.c : p.near); }
    } else {
      o += path('M84 196V244H316V196Z', dusk ? p.b : mix(p.sky, p.paper, 0.3)) + [112, 156, 200, 244, 288].map((x) => rect(x - 2, 150, 4, 94, mix(p.b, '#8a5a34', 0.5))).join('') + path('M44 214Q84 150 116 128Q150 160 200 96Q250 160 284 128Q316 150 356 214Q320 190 284 196Q240 176 200 190Q160 176 116 196Q80 190 44 214Z', cloth) + path('M200 96Q250 160 284 128Q280 170 284 196Q240 176 200 190Z', dark, 'opacity=".55"') + line('M44 214L26 246M356 214L374 246', p.ink, 1.4) + [[116, 128], [200, 96], [284, 128]].map(([x, y]) => line(`M${x} ${y}v-16`, p.ink, 2.4) + circle(x, y - 18, 4, p.a)).join('');
    }
    o += path('M0 240Q200 230 400 240V300H0Z', dusk ? mix(p.near, p.ink, 0.2) : mix(p.near, p.mid, 0.3)) + festoon(p, -10, 128, 130, 150, 22, 7, dusk ? bulbs(p) : flag(p)) + festoon(p, 270, 150, 410, 124, 22, 7, dusk ? bulbs(p) : flag(p));
    return o + path('M0 276Q100 258 200 284T400 272V300H0Z', p.near) + meadow(r, p, 58, 13);
  },
};
const CATEGORIES = Object.keys(SUBJECTS);

const wrap = (w, h, inner, label) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>${inner}</svg>`;

/** A drawing that is shown whole, standing on the ground of whatever holds it. */
const whole = ({ x, y, w, h }, inner, label) => wrap(w, h, inner, label).replace(`"0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"`, `"${x} ${y} ${w} ${h}" preserveAspectRatio="xMidYMax meet"`);

function picture({ category, seed, label, palette }) {
  const r = chance(`${category}:${seed}`), p = palette === undefined ? r.pick(PALETTES) : PALETTES[palette % PALETTES.length];
  return wrap(400, 300, SUBJECTS[category](r, p), label);
}
// It begins with three stems, and the first ticks count for most: of 180, the 1st, the 3rd and the 6th bring one each, and 46 make 13.
const STEMS = 27, FIRST = 3;
const stemsAt = (progress) => FIRST + Math.round((STEMS - FIRST) * Math.min(1, Math.max(0, progress)) ** 0.64);
/** Room on all sides for the longest stems of any seed: a card that shows the whole drawing cuts no flower. */
const BOUQUET = { x: -26, y: 32, w: 452, h: 316 };
function posy({ seed, progress = 1, before = progress, label, palette = 0, night = false }) {
  const r = chance(`posy:${seed}`), p = night ? { ...PALETTES[palette], leaf: '#3d7f61', leaf2: '#86bb9c' } : PALETTES[palette], all = STEMS, shown = stemsAt(progress), known = stemsAt(before);
  const order = Array.from({ length: all }, (_, i) => i).sort((a, b) => ((a * 7 + 3) % all) - ((b * 7 + 3) % all));
  const slots = order.map((slot) => {
    const row = slot < 11 ? 0 : slot < 20 ? 1 : 2, k = [11, 9, 7][row], i = slot - [0, 11, 20][row];
    const deg = -[64, 52, 40][row] + (([128, 104, 80][row]) / (k - 1)) * i + r(-4, 4), len = [186, 142, 98][row] + r(-14, 14);
    const kind = row === 0 ? r.pick(['umbel', 'bell', 'tulip', 'daisy', 'round', 'fern', 'cosmos']) : r.pick(row === 1 ? ['cosmos', 'poppy', 'daisy', 'ranunculus', 'tulip', 'peony'] : ['peony', 'ranunculus', 'peony', 'poppy', 'cosmos']);
    return { row, draw: sprig(r, p, 200 + deg * 0.16, 262, len, deg, kind, [p.a, p.b, p.c, p.a, '#7d86dd', '#c59be0'][r.int(0, 5)], [21, 24, 29][row] * r(0.85, 1.1)) };
  }).slice(0, shown).map(({ row, draw }, i) => ({ row, draw: `<g data-stem="${i < known ? 'known' : 'new'}">${draw}</g>` }));
  let out = ''; for (let i = 0; i < 9; i++) out += stem(r, p, 200, 262, r(92, 126) * (0.7 + 0.3 * progress), -56 + i * 14, r.pick(['fern', 'round', 'leafy']), r.pick([p.leaf, p.leaf2])).out;
  for (const row of [0, 1, 2]) for (const s of slots) if (s.row === row) out += s.draw;
  out += line('M189 256L166 338M196 258L188 344M204 258L210 344M211 256L234 338M200 258V346', p.leaf, 4.6) + path('M176 248Q200 266 224 248L220 280Q200 292 180 280Z', '#e0527a') + line('M180 266Q200 278 221 264', '#f6a6bd', 2.4) + path('M202 278C186 296 184 318 172 330L188 330C196 316 200 300 206 280ZM204 278C214 296 226 308 240 312L226 322C212 312 204 298 200 282Z', '#c93a66');
  return whole(BOUQUET, out, label);
}
function bloom({ seed, hue = '#e0527a', size = 46, kind }) {
  const r = chance(`bloom:${seed}`), p = PALETTES[0];
  return wrap(100, 100, at(50, 50, head(r, p, kind || r.pick(ROUND), size, hue)));
}
function spot({ kind, seed = 1 }) {
  const r = chance(`spot:${kind}:${seed}`), p = PALETTES[kind === 'search' ? 1 : kind === 'inbox' ? 5 : 0];
  const ground = oval(150, 188, 112, 8, p.ink, 0, 'opacity=".08"');
  const vase = (x, y, w, h, hue) => path(`M${x - w * 0.3} ${y - h}Q${x - w * 0.24} ${y - h * 0.8} ${x - w / 2} ${y - h * 0.45}Q${x - w * 0.56} ${y} ${x - w * 0.3} ${y}H${x + w * 0.3}Q${x + w * 0.56} ${y} ${x + w / 2} ${y - h * 0.45}Q${x + w * 0.24} ${y - h * 0.8} ${x + w * 0.3} ${y - h}Z`, hue);
  const draw = {
    notes: () => at(118, 116, rect(-46, -56, 96, 122, p.ink, 5, 'opacity=".1"') + rect(-50, -62, 96, 122, '#fffdf8', 5, `stroke="${p.far}" stroke-width="2"`) + line('M-34 -34h60M-34 -16h44', p.far, 4) + rect(-34, 4, 62, 40, p.sky, 3) + at(-4, 24, head(r, p, 'cosmos', 15, p.a)), -6) + sprig(r, p, 196, 188, 110, 10, 'peony', p.a, 24) + sprig(r, p, 216, 188, 84, 26, 'round') + sprig(r, p, 184, 188, 78, -4, 'umbel', p.b, 20),
    guests: () => [[88, p.a, 1.0], [150, p.c, 1.1], [212, p.b, 1.0]].map(([x, hue, s], i) => at(x, 188, path('M-34 0H34L30 -8H-30Z', p.near) + line('M0 -8V-52', p.leaf, 3) + rect(-32, -92, 64, 42, '#fffdf8', 4, `stroke="${p.far}" stroke-width="2"`) + line('M-16 -72h32', p.far, 4) + at(0, -98, head(r, p, ['peony', 'cosmos', 'ranunculus'][i], 17, hue)), 0, s)).join(''),
    inbox: () => at(150, 124, path('M-74 -30L0 -84L74 -30V50H-74Z', p.mid) + rect(-56, -74, 112, 92, '#fffdf8', 4) + sprig(r, p, 0, 20, 62, 0, 'peony', p.a, 22) + sprig(r, p, 0, 20, 52, -34, 'leafy') + sprig(r, p, 0, 20, 52, 34, 'round') + path('M-74 -30L0 24L74 -30V60a4 4 0 0 1 -4 4H-70a4 4 0 0 1 -4 -4Z', mix(p.mid, p.paper, 0.5)) + line('M-72 62L-10 18M72 62L10 18', p.mid, 2)),
    search: () => path('M40 188Q60 132 110 150T190 128T260 188Z', p.far) + path('M60 188Q120 142 180 168T264 188Z', p.mid) + at(150, 96, circle(0, 0, 50, '#fffdf8', `stroke="${p.near}" stroke-width="7"`) + `<g clip-path="circle(46px)">${path('M-50 20Q0 -10 50 22V50H-50Z', p.mid)}${sprig(r, p, -12, 34, 46, -6, 'bell', p.a, 15)}${sprig(r, p, 14, 34, 38, 8, 'daisy', p.b, 14)}</g>` + line('M36 36L66 66', p.near, 9)),
    failed: () => vase(132, 188, 74, 88, mix(p.far, p.paper, 0.3)) + path('M96 150Q132 160 168 150Q172 172 158 184H106Q92 172 96 150Z', mix(p.sky, p.a, 0.14)) + line('M132 104C128 60 150 34 186 40C214 46 220 74 214 92', p.leaf, 4) + leaf(138, 76, 40, 11, 150, p.leaf2) + leaf(150, 54, 34, 10, 48, p.leaf) + at(212, 104, head(r, p, 'peony', 25, mix(p.a, p.paper, 0.15)), 160) + at(228, 182, petal(17, 6, p.a), 70) + at(206, 186, petal(13, 5, mix(p.a, p.paper, 0.3)), 100) + sprig(r, p, 124, 104, 54, -26, 'leafy'),
    tasks: () => at(150, 120, ring(6, () => petal(62, 34, mix(p.mid, p.paper, 0.35))) + circle(0, 0, 40, p.near) + line('M-18 1L-5 14L19 -13', '#ffffff', 7)) + sprig(r, p, 60, 190, 74, -10, 'cosmos', p.a, 16) + sprig(r, p, 246, 190, 84, 10, 'bell', p.b, 24) + sprig(r, p, 228, 190, 54, 18, 'fern'),
  }[kind];
  return whole({ x: 0, y: 0, w: 300, h: 200 }, ground + draw());
}
export { picture, posy, bloom, spot, CATEGORIES, PALETTES };
// What scenes.js draws with; browsers do not load it.
export { SUBJECTS, SKIN, ROUND, WINDOW, buildings, chance, mix, path, line, circle, oval, rect, at, arch, hill, head, sprig, meadow, cluster, disc, trees, festoon, bulbs, polar, wrap };
