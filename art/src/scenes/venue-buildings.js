/* Buildings of kinds of venues, standing on y 230 in a picture of 400 by 300. */
import { arch, buildings, circle, cluster, line, mix, path, rect, WINDOW } from '../posy-art.js';

const panes = (p, x, y, columns, rows, dx, dy, w, h) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [wx, wy] = [x + (i % columns) * dx, y + Math.floor(i / columns) * dy];
    return rect(wx, wy, w, h, WINDOW(p), 1) + line(`M${wx + w / 2} ${wy}v${h}`, p.paper, 1.2);
  }).join('');

const roofed = (x, y, w, h, rise, wall, roof) =>
  path(`M${x - 8} ${y}L${x + w * 0.18} ${y - rise}H${x + w * 0.82}L${x + w + 8} ${y}Z`, roof) + rect(x, y, w, h, wall);

const own = {
  chateau(r, p) {
    const wall = mix(p.paper, p.b, 0.12);
    const roof = mix(p.near, p.ink, 0.45);
    const tower = (x) =>
      rect(x, 122, 40, 108, wall) +
      path(`M${x - 5} 124L${x + 20} 62L${x + 45} 124Z`, roof) +
      arch(x + 13, 142, 14, 26, WINDOW(p));
    return (
      roofed(118, 138, 164, 92, 40, wall, roof) +
      [146, 200, 254]
        .map((x) => path(`M${x - 12} 136L${x} 112L${x + 12} 136Z`, wall) + circle(x, 128, 4, WINDOW(p)))
        .join('') +
      panes(p, 136, 152, 5, 1, 28, 0, 15, 26) +
      panes(p, 136, 192, 5, 1, 28, 0, 15, 30) +
      tower(92) +
      tower(268) +
      arch(189, 188, 24, 42, p.a) +
      line('M112 62v-14M288 62v-14', p.ink, 2)
    );
  },
  hotel(r, p) {
    const columns = r.int(5, 6);
    const wide = columns * 34 + 14;
    const x = 200 - wide / 2;
    const wall = mix(p.paper, p.a, 0.1);
    return (
      roofed(x, 112, wide, 118, 26, wall, mix(p.a, p.ink, 0.4)) +
      panes(p, x + 14, 122, columns, 3, 34, 34, 18, 22) +
      path(`M164 190H236L244 206H156Z`, p.a) +
      line('M172 190v16M188 190v16M204 190v16M220 190v16', p.paper, 4) +
      arch(188, 204, 24, 26, p.ink)
    );
  },
  mill(r, p) {
    const wall = mix(p.paper, p.mid, 0.2);
    const spokes = Array.from({ length: 8 }, (_, i) => {
      const turn = (i * Math.PI) / 4;
      return `M276 202L${276 + Math.cos(turn) * 40} ${202 + Math.sin(turn) * 40}`;
    }).join('');
    const wheel =
      circle(276, 202, 40, 'none', `stroke="${mix(p.b, p.ink, 0.5)}" stroke-width="8"`) +
      line(spokes, mix(p.b, p.ink, 0.5), 5);
    return (
      roofed(118, 132, 140, 98, 52, wall, mix(p.near, p.ink, 0.35)) +
      panes(p, 134, 146, 4, 2, 30, 36, 15, 20) +
      arch(150, 194, 26, 36, p.a) +
      wheel +
      path('M216 232Q290 222 400 238V252H216Z', mix(p.sky, p.near, 0.35))
    );
  },
  boathouse(r, p) {
    const wall = mix(p.a, p.ink, r(0.1, 0.35));
    return (
      path('M112 152L200 82L288 152Z', mix(p.ink, p.near, 0.4)) +
      rect(124, 150, 152, 74, wall) +
      rect(150, 166, 100, 58, WINDOW(p)) +
      line('M200 166v58M150 194h100', p.paper, 3) +
      rect(96, 222, 208, 8, mix(p.b, p.ink, 0.45)) +
      line('M108 228v24M160 228v24M240 228v24M292 228v24', mix(p.b, p.ink, 0.55), 5) +
      path('M0 240Q100 230 200 242T400 238V264H0Z', mix(p.sky, p.near, 0.3)) +
      path('M310 238q26 14 54 0l-8 14h-38Z', p.paper)
    );
  },
  townHall(r, p) {
    const wall = mix(p.paper, p.far, 0.25);
    const columns = [132, 162, 192, 222, 252].map((x) => rect(x, 150, 12, 74, mix(wall, p.ink, 0.08))).join('');
    return (
      rect(96, 146, 208, 84, wall) +
      panes(p, 106, 160, 6, 1, 34, 0, 14, 34) +
      columns +
      path('M104 148L200 100L296 148Z', mix(wall, p.ink, 0.14)) +
      rect(176, 60, 48, 44, wall) +
      path('M170 62L200 36L230 62Z', mix(p.a, p.ink, 0.3)) +
      circle(200, 82, 13, p.paper) +
      circle(200, 82, 11, WINDOW(p)) +
      line('M200 82v-8M200 82h6', p.ink, 2) +
      rect(88, 224, 224, 8, mix(wall, p.ink, 0.2))
    );
  },
  loft(r, p) {
    const brick = mix(p.a, p.ink, r(0.25, 0.45));
    const lines = Array.from({ length: 9 }, (_, i) => `M92 ${112 + i * 13}h216`).join('');
    return (
      rect(70, 150, 40, 80, mix(p.far, p.ink, 0.25)) +
      rect(296, 130, 46, 100, mix(p.far, p.ink, 0.32)) +
      rect(92, 100, 216, 130, brick) +
      line(lines, mix(brick, p.paper, 0.12), 1) +
      panes(p, 108, 112, 4, 2, 50, 52, 34, 40) +
      rect(88, 94, 224, 8, mix(p.ink, brick, 0.5)) +
      rect(228, 62, 34, 32, mix(p.b, p.ink, 0.5), 4) +
      line('M232 94v-6M258 94v-6', p.ink, 3)
    );
  },
  rooftop(r, p) {
    return (
      own.loft(r, p) +
      line('M96 92v-22M304 92v-22M96 76Q200 96 304 76', p.ink, 2) +
      [120, 150, 180, 250, 280].map((x) => circle(x, 84 - Math.abs(200 - x) / 14, 4, p.c)).join('') +
      cluster(r, p, 112, 92, 9, 4) +
      cluster(r, p, 290, 92, 9, 4)
    );
  },
  chalet(r, p) {
    const wood = mix(p.b, '#6b4226', 0.55);
    const slats = Array.from({ length: 9 }, (_, i) => `M116 ${140 + i * 8}h168`).join('');
    return (
      path('M78 156L200 76L322 156L312 166L200 92L88 166Z', mix(p.ink, wood, 0.4)) +
      path('M108 150L200 92L292 150V192H108Z', wood) +
      line(slats, mix(wood, p.ink, 0.16), 1.2) +
      rect(112, 190, 176, 40, p.paper) +
      panes(p, 128, 152, 5, 1, 32, 0, 18, 22) +
      rect(104, 180, 192, 8, mix(wood, p.ink, 0.3)) +
      cluster(r, p, 140, 180, 8, 4) +
      cluster(r, p, 200, 180, 8, 4) +
      cluster(r, p, 260, 180, 8, 4) +
      arch(188, 198, 24, 32, p.a)
    );
  },
  gardenWall(r, p) {
    const brick = mix(p.a, p.paper, 0.35);
    return (
      rect(60, 166, 280, 64, brick) +
      rect(54, 160, 292, 8, mix(brick, p.ink, 0.2)) +
      arch(172, 138, 56, 92, mix(p.near, p.sky, 0.3)) +
      line('M172 230V166A28 28 0 0 1 228 166V230M200 140V230', mix(p.ink, p.near, 0.3), 3) +
      [86, 120, 280, 314].map((x) => cluster(r, p, x, 160, r(11, 16), 5)).join('') +
      cluster(r, p, 172, 146, 13, 5) +
      cluster(r, p, 228, 146, 13, 5)
    );
  },
  vineyard(r, p) {
    const rows = [236, 248, 262]
      .map((y, i) =>
        Array.from(
          { length: 17 },
          (_, k) =>
            circle(-6 + k * 26 + i * 9, y, 9 + i * 2, k % 3 ? p.leaf2 : p.leaf) +
            circle(-2 + k * 26 + i * 9, y + 5, 2.6, p.a),
        ).join(''),
      )
      .join('');
    const wall = mix(p.paper, p.c, 0.2);
    return (
      roofed(124, 140, 152, 82, 38, wall, mix(p.a, p.ink, 0.3)) +
      rect(252, 96, 40, 126, wall) +
      path('M246 98L272 74L298 98Z', mix(p.a, p.ink, 0.3)) +
      panes(p, 140, 154, 3, 1, 34, 0, 18, 24) +
      arch(184, 182, 32, 40, mix(p.b, p.ink, 0.4)) +
      rows
    );
  },
  farmhouse(r, p) {
    const wall = mix(p.paper, p.c, 0.28);
    return (
      roofed(96, 152, 150, 78, 24, wall, mix(p.a, p.b, 0.4)) +
      roofed(226, 132, 86, 98, 24, wall, mix(p.a, p.b, 0.3)) +
      panes(p, 112, 166, 4, 1, 32, 0, 15, 24) +
      panes(p, 240, 148, 2, 2, 36, 40, 16, 22) +
      arch(160, 196, 22, 34, p.a) +
      line('M66 230V120', p.leaf, 8) +
      path('M66 96q14 40 0 110q-14 -70 0 -110Z', p.leaf) +
      cluster(r, p, 150, 198, 9, 4)
    );
  },
  ranch(r, p) {
    const wood = mix(p.b, '#7a4b28', 0.5);
    const fence = Array.from({ length: 12 }, (_, i) => `M${20 + i * 33} 216v26`).join('');
    return (
      roofed(88, 160, 224, 62, 30, wood, mix(p.ink, p.near, 0.35)) +
      rect(80, 158, 240, 6, p.paper) +
      panes(p, 106, 174, 5, 1, 42, 0, 20, 22) +
      line('M88 164v58M144 164v58M256 164v58M312 164v58', p.paper, 4) +
      arch(188, 184, 26, 38, p.a) +
      line(`${fence}M14 222H392M14 234H392`, p.paper, 3)
    );
  },
  beachHouse(r, p) {
    const wall = mix(p.sky, p.paper, 0.6);
    return (
      roofed(120, 132, 160, 64, 40, wall, mix(p.near, p.sky, 0.3)) +
      panes(p, 134, 146, 4, 1, 36, 0, 22, 26) +
      rect(104, 194, 192, 8, p.paper) +
      line(
        'M116 202v34M168 202v34M232 202v34M284 202v34M104 182H296M104 182v14M152 182v14M200 182v14M248 182v14M296 182v14',
        mix(p.b, p.ink, 0.3),
        4,
      ) +
      path('M0 230Q100 222 200 234T400 230V250H0Z', mix(p.sky, p.near, 0.35)) +
      path('M0 246Q120 236 240 250T400 246V276H0Z', mix(p.c, p.paper, 0.4))
    );
  },
  restaurant(r, p) {
    const wall = mix(p.paper, p.b, 0.18);
    const stripes = Array.from({ length: 9 }, (_, i) =>
      path(`M${120 + i * 18} 158h18l4 22h-18Z`, i % 2 ? p.a : p.paper),
    ).join('');
    return (
      rect(104, 92, 192, 138, wall) +
      rect(98, 86, 204, 8, mix(wall, p.ink, 0.25)) +
      panes(p, 124, 106, 5, 1, 32, 0, 18, 34) +
      stripes +
      rect(122, 182, 64, 48, WINDOW(p)) +
      rect(216, 182, 62, 48, WINDOW(p)) +
      rect(190, 180, 22, 50, p.a) +
      cluster(r, p, 112, 226, 10, 4) +
      cluster(r, p, 288, 226, 10, 4)
    );
  },
};

const byKind = {
  hotel: own.hotel,
  mill: own.mill,
  vineyard: own.vineyard,
  boathouse: own.boathouse,
  chapel: buildings.chapel,
  monastery: buildings.chapel,
  'walled-garden': own.gardenWall,
  'town-hall': own.townHall,
  ballroom: own.townHall,
  restaurant: own.restaurant,
  alm: own.chalet,
  lodge: own.chalet,
  estate: buildings.manor,
  manor: buildings.manor,
  mas: own.farmhouse,
  ranch: own.ranch,
  loft: own.loft,
  rooftop: own.rooftop,
  'beach-house': own.beachHouse,
  barn: buildings.barn,
};

/** The building of a venue; the same base always gives the same one. Castles of Germany and France have spires. */
export function buildingOf(kind, base, r, p) {
  if (kind === 'castle') return (/^(DE|FR|sup_de|sup_fr)/.test(base) ? own.chateau : buildings.castle)(r, p);
  if (kind === 'orangery') return r.pick([buildings.orangery, buildings.glasshouse])(r, p);
  return (byKind[kind] ?? buildings.manor)(r, p);
}
