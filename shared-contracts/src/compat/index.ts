export { describeSchema } from './describe-schema';
export type { SchemaShape } from './describe-schema';
export { shapeFaults } from './compare-shapes';
export type { Direction } from './compare-shapes';
export { currentSurface } from './surface';
export type { Surface } from './surface';
export { surfaceFaults } from './compare-surfaces';
export type { HasCast } from './compare-surfaces';
