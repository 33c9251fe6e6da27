export { collections, collectionOwners } from './collections';
export type { CollectionRef } from './collections';
export { readDocument } from './read-document';
export type { ReadDocument } from './read-document';
