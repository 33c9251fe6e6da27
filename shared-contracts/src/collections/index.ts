export { collections, collectionOwners } from './collections';
export type { CollectionRef } from './collections';
export { readDocument, readDocuments } from './read-document';
export type { ReadDocument } from './read-document';
