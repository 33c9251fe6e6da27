/**
 * The greens of a bouquet in the first palette, by day and by night: `fill` and `stroke` of its leaves. A page draws
 * the day colours and replaces them by styles, so that a drawing made before the theme is known is right in both.
 */
export const nightLeaves = [
  ['#1f4d3a', '#3d7f61'],
  ['#355e4c', '#508b70'],
  ['#3a6250', '#548e72'],
  ['#6f9f7f', '#86bb9c'],
  ['#7da88b', '#92c1a5'],
  ['#80aa8d', '#95c3a6'],
] as const;
