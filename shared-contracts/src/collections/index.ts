export { collections, collectionOwners } from './collections';
export type { CollectionRef } from './collections';
