const channel = (colour: string, i: number): number => parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);

/** Returns the colour between two: `share` of the second. */
export const mix = (from: string, to: string, share: number): string =>
  '#' +
  [0, 1, 2]
    .map((i) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
