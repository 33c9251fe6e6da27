import { collections } from '@posy/shared-contracts/collections';
import type { SeatingTable, SeatingWish } from '@posy/shared-contracts/entities';
import { serverTime, type FirestoreQuery, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import type { Table, Wish } from './rules/seating-plan';

export const tablesQuery = (weddingId: string): FirestoreQuery<SeatingTable> => ({
  collection: collections.tables(weddingId),
});

export const wishesQuery = (weddingId: string): FirestoreQuery<SeatingWish> => ({
  collection: collections.seatingWishes(weddingId),
});

/** Seats of guests: id to table, or null for none. Only this field is written, so that what others edit stays. */
export const seatWrites = (weddingId: string, seats: ReadonlyMap<string, string | null>): FirestoreWrite[] =>
  [...seats].map(([id, table]) => ({
    kind: 'update',
    collection: collections.guests(weddingId),
    id,
    data: { table, updatedAt: serverTime() },
  }));

/** A new table; its time is the server's. */
export const addTableWrite = (weddingId: string, { id, createdAt: _createdAt, ...data }: Table): FirestoreWrite => ({
  kind: 'set',
  collection: collections.tables(weddingId),
  id,
  data: { ...data, createdAt: serverTime() },
});

/** Puts a removed table back as it was. */
export const restoreTableWrite = (weddingId: string, { id, ...data }: Table): FirestoreWrite => ({
  kind: 'set',
  collection: collections.tables(weddingId),
  id,
  data,
});

export const changeTableWrite = (weddingId: string, id: string, data: Partial<SeatingTable>): FirestoreWrite => ({
  kind: 'update',
  collection: collections.tables(weddingId),
  id,
  data,
});

export const removeTableWrite = (weddingId: string, id: string): FirestoreWrite => ({
  kind: 'delete',
  collection: collections.tables(weddingId),
  id,
});

export const addWishWrite = (
  weddingId: string,
  id: string,
  wish: Pick<SeatingWish, 'kind' | 'guests'>,
): FirestoreWrite => ({
  kind: 'set',
  collection: collections.seatingWishes(weddingId),
  id,
  data: { ...wish, createdAt: serverTime() },
});

export const restoreWishWrite = (weddingId: string, { id, ...data }: Wish): FirestoreWrite => ({
  kind: 'set',
  collection: collections.seatingWishes(weddingId),
  id,
  data,
});

export const removeWishWrite = (weddingId: string, id: string): FirestoreWrite => ({
  kind: 'delete',
  collection: collections.seatingWishes(weddingId),
  id,
});
