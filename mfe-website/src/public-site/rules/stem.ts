/** A leaf: where it sits on the stem, its angle in degrees, its length. */
export interface Leaf {
  x: number;
  y: number;
  angle: number;
  size: number;
  opacity: number;
}

/** A flower head: its middle and the length of its petals. */
export interface Head {
  x: number;
  y: number;
  size: number;
}

/** A pressed stem in a box of `stemWidth` by its length: a bent curve, alternating leaves, a head and a bud. */
export interface Stem {
  length: number;
  curve: string;
  branch: string;
  leaves: Leaf[];
  heads: Head[];
}

export const stemWidth = 220;
const top = 54;

/** Mulberry32 from an FNV-1a hash: the same seed, the same stem. */
const chance = (seed: string): ((low: number, high: number) => number) => {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (high - low);
  };
};

const rounded = (value: number): number => Number(value.toFixed(1));

/** Grows a stem. `lean` is how far its head stands from its foot, in units of the box; positive is to the right. */
export const growStem = (seed: string, lean: number, length: number): Stem => {
  const between = chance(seed);
  const foot = { x: stemWidth / 2 - lean, y: length };
  const head = { x: stemWidth / 2 + lean + between(-14, 14), y: top };
  const bend = { x: stemWidth / 2 + between(-46, 46), y: length / 2 };
  const at = (t: number) => ({
    x: (1 - t) ** 2 * foot.x + 2 * t * (1 - t) * bend.x + t * t * head.x,
    y: (1 - t) ** 2 * foot.y + 2 * t * (1 - t) * bend.y + t * t * head.y,
  });
  const angleAt = (t: number): number => {
    const [before, after] = [at(t - 0.02), at(t + 0.02)];
    return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  };
  const leaves = Array.from({ length: 9 }, (_, place): Leaf => {
    const t = 0.1 + place * 0.085;
    const side = place % 2 === 0 ? -1 : 1;
    return {
      x: rounded(at(t).x),
      y: rounded(at(t).y),
      angle: rounded(angleAt(t) + side * between(34, 54)),
      size: rounded(between(46, 70) * (1 - place * 0.045)),
      opacity: rounded(between(0.62, 0.95)),
    };
  });
  const fork = at(0.62);
  const side = lean < 0 ? -1 : 1;
  return {
    length,
    curve: `M${rounded(foot.x)} ${rounded(foot.y)}Q${rounded(bend.x)} ${rounded(bend.y)} ${rounded(head.x)} ${top}`,
    branch: `M${rounded(fork.x)} ${rounded(fork.y)}q${side * 14} -40 ${side * 44} -62`,
    leaves,
    heads: [
      { x: rounded(fork.x + side * 46), y: rounded(fork.y - 66), size: 24 },
      { x: rounded(head.x), y: top, size: 46 },
    ],
  };
};
