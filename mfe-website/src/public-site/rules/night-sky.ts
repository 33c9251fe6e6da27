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
