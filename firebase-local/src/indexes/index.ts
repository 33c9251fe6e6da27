export { indexesOf } from './indexes-of';
export { type IndexesFile, missingIndexes } from './missing-indexes';
export { type NeededIndex } from './required-index';
