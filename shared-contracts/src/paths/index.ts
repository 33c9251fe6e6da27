export { paths, parsePath, isWithin, safeNext, marketOfPath } from './paths';
export type { ParsedPath } from './paths';
