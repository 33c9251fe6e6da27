/* Five views of one venue: the building, its colours and its hour are the same in all of them. */
import {
  arch,
  at,
  bulbs,
  chance,
  circle,
  cluster,
  disc,
  festoon,
  head,
  hill,
  line,
  meadow,
  mix,
  oval,
  path,
  rect,
  ROUND,
  trees,
  WINDOW,
} from '../posy-art.js';
import { buildingOf } from './venue-buildings.js';

const timbered = new Set(['barn', 'mill', 'alm', 'lodge', 'ranch', 'boathouse', 'mas', 'vineyard']);
/** Kinds with water or vines before the door: the ground lies behind them. */
const beforeTheDoor = new Set(['boathouse', 'beach-house', 'mill', 'vineyard']);
const city = new Set(['loft', 'rooftop', 'town-hall', 'ballroom', 'restaurant']);

const ground = ({ p }) => path('M0 232Q200 214 400 232V300H0Z', p.mid);
const building = ({ kind, base, p }) => buildingOf(kind, base, chance(`building:${base}`), p);

/** What lies behind: hills, or the roofs of a town; the sun stands where it always stands here. */
function backdrop({ kind, base, p }) {
  const r = chance(`around:${base}`);
  const sky = rect(0, 0, 400, 300, p.sky) + disc(r, p);
  if (!city.has(kind))
    return sky + hill(r, 176, 46, p.far) + hill(r, 206, 34, mix(p.far, p.mid, 0.55)) + trees(r, p, 224, 9);
  const roofs = Array.from({ length: 11 }, (_, i) => {
    const h = r.int(50, 130);
    return rect(i * 38 - 8, 232 - h, 36, h, mix(p.far, p.mid, r(0, 0.6)));
  }).join('');
  return sky + roofs;
}

const table = (r, p, x, y, s) =>
  at(
    x,
    y,
    oval(0, 6, 46, 10, p.ink, 0, 'opacity=".14"') +
      oval(0, 0, 46, 13, p.paper) +
      path('M-46 0Q-44 22 -38 30H38Q44 22 46 0Q0 26 -46 0Z', mix(p.paper, p.ink, 0.07)) +
      cluster(r, p, 0, -12, 11, 5),
    0,
    s,
  );

const views = {
  outside(venue, r) {
    const { p } = venue;
    const house = at(0, 6, building(venue));
    const way = path('M188 234Q206 252 168 272T150 310H250Q222 276 222 258T212 234Z', mix(p.paper, p.b, 0.25));
    return (
      backdrop(venue) +
      (beforeTheDoor.has(venue.kind) ? ground(venue) + house : house + ground(venue) + way) +
      path('M0 276Q100 256 200 286T400 272V300H0Z', p.near) +
      meadow(r, p, 58, 12)
    );
  },
  garden(venue, r) {
    const { p } = venue;
    const chairs = [
      [96, 262, 1],
      [140, 248, 0.8],
      [260, 248, 0.8],
      [304, 262, 1],
    ]
      .map(([x, y, s]) =>
        at(
          x,
          y,
          rect(-13, -30, 26, 24, p.paper, 4) +
            rect(-15, -8, 30, 6, mix(p.paper, p.ink, 0.12), 2) +
            line('M-12 -2V20M12 -2V20', p.paper, 3),
          0,
          s,
        ),
      )
      .join('');
    const blooms = Array.from({ length: 9 }, (_, i) => {
      const t = Math.PI * (1 + i / 8);
      return cluster(r, p, 200 + Math.cos(t) * 54, 176 + Math.sin(t) * 54, r(8, 12), 4);
    }).join('');
    return (
      backdrop(venue) +
      at(150, 92, building(venue), 0, 0.6) +
      path('M0 226Q200 210 400 226V300H0Z', mix(p.near, p.mid, 0.35)) +
      path('M182 230H218L282 300H118Z', mix(p.paper, p.b, 0.2)) +
      line('M146 230V176A54 54 0 0 1 254 176V230', mix(p.c, p.ink, 0.3), 4) +
      blooms +
      chairs +
      meadow(r, p, 34, 10)
    );
  },
  night(venue, r) {
    const { p } = venue;
    const sky = mix(p.ink, p.near, 0.28);
    const dark = {
      ...p,
      sky,
      far: mix(p.far, sky, 0.75),
      mid: mix(p.mid, sky, 0.6),
      near: mix(p.near, p.ink, 0.4),
      paper: mix(p.paper, sky, 0.38),
      leaf: mix(p.leaf, p.ink, 0.4),
    };
    const stars = Array.from({ length: 40 }, () =>
      circle(r(0, 400), r(0, 120), r(0.6, 1.6), p.paper, 'opacity=".8"'),
    ).join('');
    const lit = { ...dark, c: p.c, a: p.a };
    return (
      rect(0, 0, 400, 300, sky) +
      stars +
      circle(320, 56, 20, mix(p.paper, p.c, 0.3)) +
      hill(chance(`around:${venue.base}`), 196, 40, dark.far) +
      (beforeTheDoor.has(venue.kind)
        ? path('M0 232Q200 214 400 232V300H0Z', dark.mid) + at(0, 6, building({ ...venue, p: lit }))
        : at(0, 6, building({ ...venue, p: lit })) + path('M0 232Q200 214 400 232V300H0Z', dark.mid)) +
      festoon(p, -10, 130, 206, 158, 26, 11, bulbs(p)) +
      festoon(p, 194, 158, 410, 126, 26, 11, bulbs(p)) +
      table(r, dark, 90, 262, 0.8) +
      table(r, dark, 310, 262, 0.8) +
      meadow(r, dark, 40, 10)
    );
  },
  room(venue, r) {
    const { p, kind } = venue;
    const own = chance(`room:${venue.base}`);
    const wall = mix(p.paper, own.pick([p.far, p.b, p.sky]), 0.22);
    const isRound = own.yes();
    const windows = [40, 128, 216, 304]
      .map(
        (x) =>
          (isRound
            ? arch(x, 62, 56, 116, mix(p.sky, WINDOW(p), 0.3))
            : rect(x, 62, 56, 116, mix(p.sky, WINDOW(p), 0.3), 2)) + line(`M${x + 28} 64v112M${x} 120h56`, wall, 3),
      )
      .join('');
    const beams = timbered.has(kind)
      ? line('M0 40L200 -20L400 40M0 26H400M100 26V0M300 26V0', mix(p.b, '#5f3a20', 0.6), 9)
      : [100, 200, 300]
          .map(
            (x) =>
              line(`M${x} 0v26`, p.ink, 1.6) +
              oval(x, 34, 26, 7, mix(p.c, p.ink, 0.1)) +
              [-20, 0, 20].map((d) => circle(x + d, 28, 3.4, p.c)).join(''),
          )
          .join('');
    const floor = mix(p.b, timbered.has(kind) ? '#7a5230' : p.paper, 0.5);
    return (
      rect(0, 0, 400, 300, wall) +
      windows +
      path('M0 196H400V300H0Z', floor) +
      line('M0 196H400', mix(floor, p.ink, 0.2), 3) +
      beams +
      festoon(p, -10, 44, 410, 44, 18, 15, bulbs(p)) +
      table(r, p, 108, 212, 0.75) +
      table(r, p, 292, 212, 0.75) +
      table(r, p, 200, 244, 1.15)
    );
  },
  table(venue, r) {
    const { p } = venue;
    const cloth = mix(p.paper, p.b, 0.1);
    const setting = (x) =>
      oval(x, 238, 46, 15, mix(cloth, p.ink, 0.1)) +
      oval(x, 236, 44, 14, '#ffffff') +
      oval(x, 235, 29, 9, mix(p.paper, p.far, 0.35)) +
      path(`M${x - 8} 236l8 -16l8 16Z`, p.a) +
      line(`M${x - 56} 226v20M${x + 56} 226v20`, p.c, 3) +
      line(`M${x + 40} 196v18`, mix(p.sky, p.ink, 0.2), 2) +
      path(`M${x + 31} 176h18q0 20 -9 20q-9 0 -9 -20Z`, mix(p.sky, '#ffffff', 0.5));
    const candles = [60, 200, 340]
      .map(
        (x) =>
          rect(x - 4, 150, 8, 42, p.paper, 2) +
          path(`M${x} 132q6 9 0 16q-6 -7 0 -16Z`, p.c) +
          circle(x, 142, 16, p.c, 'opacity=".25"'),
      )
      .join('');
    return (
      backdrop(venue) +
      at(60, 8, building(venue), 0, 0.7) +
      rect(0, 0, 26, 300, mix(p.paper, p.far, 0.3)) +
      rect(374, 0, 26, 300, mix(p.paper, p.far, 0.3)) +
      path('M0 188H400V300H0Z', cloth) +
      path('M0 188H400V196H0Z', mix(cloth, p.ink, 0.1)) +
      candles +
      cluster(r, p, 130, 186, 24, 7) +
      cluster(r, p, 270, 186, 24, 7) +
      cluster(r, p, 200, 192, 18, 6) +
      setting(112) +
      setting(288) +
      at(200, 262, head(r, p, r.pick(ROUND), 14, p.a)) +
      festoon(p, 20, 20, 380, 20, 26, 13, bulbs(p))
    );
  },
};

/** `kind-view`, perhaps with a number after it; null for a scene of something else. */
export function venueScene(scene, base, p, r) {
  const [, kind, view] = /^(.+)-(outside|room|table|garden|night)(?:-.*)?$/.exec(scene) ?? [];
  return kind === undefined ? null : views[view]({ kind, base, p }, r);
}
