/** Seeded cut-paper pictures. Pure functions, no DOM: values in, an SVG string out. */
export { bloom } from './bloom';
export { type Flower as BloomKind } from './botany/heads';
export { PALETTES } from './ink/palettes';
export { picture } from './picture';
export { progressOf } from './botany/bouquet';
export { nightLeaves } from './botany/night-leaves';
export { posy } from './posy';
export { spot } from './spot';
export { type SpotKind } from './spots/drawings';
export { type ArtCategory, CATEGORIES } from './categories/subjects';
