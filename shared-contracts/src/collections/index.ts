import * as collections from './every-collection';

/**
 * Every Firestore collection in use: a namespace, so that a script has the schemas of those that it names and no others.
 * Source: docs/architecture.md.
 *
 * @example
 * firestore.watch({ collection: collections.tasks('w1') }, show, report);
 */
export { collections };
export { collectionOwners } from './collection-owners';
export type { CollectionRef } from './every-collection';
export { readDocument } from './read-document';
export type { ReadDocument } from './read-document';
