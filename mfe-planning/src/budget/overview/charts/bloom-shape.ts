const heart = 40;
/** Free space around the petals. */
const rim = 12;
const round = (value: number): string => value.toFixed(1);

/**
 * Returns the length and width of a petal for its share of the largest amount. The length follows the square root, so
 * that small shares stay visible.
 */
export const petalSize = (share: number): { length: number; width: number } => {
  const length = 14 + 138 * Math.sqrt(share);
  return { length, width: 16 + length * 0.27 };
};

/** The outline of a petal of a length and a width, pointing up from the heart. */
export const outline = (length: number, width: number): string => {
  const [foot, tip] = [round(-(heart + length * 0.2)), round(-(heart + length))];
  const [thin, wide] = [round(width * 0.5), round(width * 1.25)];
  return `M0 ${-heart}C-${thin} ${foot} -${wide} ${tip} 0 ${tip}C${wide} ${tip} ${thin} ${foot} 0 ${-heart}Z`;
};

/** Points along one side of that outline, from the heart to the tip; the other side mirrors them. */
const side = (length: number, width: number): [x: number, y: number][] =>
  Array.from({ length: 17 }, (_none, step) => {
    const t = step / 16;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const x = b * width * 0.5 + c * width * 1.25;
    return [x, -(a * heart + b * (heart + length * 0.2) + (c + d) * (heart + length))];
  });

/**
 * Returns the top and the height of a bloom with this many petals: as little space as they need, whichever of them are
 * long.
 */
export const bloomBox = (amounts: readonly number[]): { top: number; height: number } => {
  const most = Math.max(...amounts);
  const heights = amounts.flatMap((amount, index) => {
    const { length, width } = petalSize(amount / most);
    const angle = (index * 2 * Math.PI) / amounts.length;
    return side(length, width).flatMap(([x, y]) => [x, -x].map((at) => at * Math.sin(angle) + y * Math.cos(angle)));
  });
  const top = Math.floor(Math.min(-60, ...heights)) - rim;
  return { top, height: Math.ceil(Math.max(60, ...heights)) + rim - top };
};
