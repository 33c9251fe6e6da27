import { collections } from '@posy/shared-contracts/collections';
import type { SeatingTable, SeatingWish } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';

export const tablesQuery = (weddingId: string): FirestoreQuery<SeatingTable> => ({
  collection: collections.tables(weddingId),
});

export const wishesQuery = (weddingId: string): FirestoreQuery<SeatingWish> => ({
  collection: collections.seatingWishes(weddingId),
});
