/** A star: place in a 1280 × 760 box, radius, opacity. */
export interface Star {
  x: number;
  y: number;
  radius: number;
  opacity: number;
}

const modulus = 2_147_483_647;

/** So many stars, always the same: Lehmer's generator from a fixed seed. */
export const nightSky = (count: number): Star[] => {
  let state = 7;
  const next = (): number => {
    state = (state * 16_807) % modulus;
    return state / modulus;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * 1280),
    y: Math.round(next() * 560),
    radius: Number((0.6 + next() * 1.1).toFixed(1)),
    opacity: Number((0.2 + next() * 0.5).toFixed(2)),
  }));
};

/** A light on a string. */
export interface Bulb {
  x: number;
  y: number;
}

/** Lights along a string that hangs between two points as a quadratic curve. */
export const bulbsAlong = (from: Bulb, to: Bulb, sag: number, count: number): Bulb[] =>
  Array.from({ length: count }, (_, place) => {
    const t = (place + 1) / (count + 1);
    const x = from.x + (to.x - from.x) * t;
    const straight = from.y + (to.y - from.y) * t;
    return { x: Math.round(x), y: Math.round(straight + 2 * t * (1 - t) * sag) };
  });

/** A string of lights between two points, in the lights' drawing. */
export interface LightString {
  from: Bulb;
  to: Bulb;
  sag: number;
  bulbs: number;
}

/** The size of the lights' drawing; on a wide site it grows with the width. */
export const lightsBox = { width: 1280, height: 190 } as const;
/** Distance of a bulb's middle below the string, and the radius of its glow. */
export const bulb = { below: 9, glow: 13 } as const;

export const lightStrings: readonly LightString[] = [
  { from: { x: -60, y: 30 }, to: { x: 320, y: 6 }, sag: 140, bulbs: 8 },
  { from: { x: 320, y: 6 }, to: { x: 960, y: 6 }, sag: 220, bulbs: 14 },
  { from: { x: 960, y: 6 }, to: { x: 1340, y: 30 }, sag: 140, bulbs: 8 },
];

/** Height of the lights: a share of the site's width in percent, and pixels at least. */
export const lightsHeight = { share: 14.8, least: 84 } as const;
/** Room above the names, in the same way: more than the lowest light takes, at any width. */
export const roomOfLights = { share: 13, least: 96 } as const;
