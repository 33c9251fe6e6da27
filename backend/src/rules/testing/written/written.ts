import { type CollectionRef } from '@posy/shared-contracts/collections';
import fc from 'fast-check';
import { requestTime } from '../decide';
import { instant } from '../wire';

/** The time of every test's request, and one before it. */
export const at = instant(requestTime);
export const earlier = instant('2026-01-01T00:00:00Z');
export const day = '2027-06-05';
export const words = fc.string({ maxLength: 20 });
/** A photo that was uploaded here. */
export const photoPath = `/photos/${'a'.repeat(32)}`;

/** A collection that clients write: where, what is good there, and what its writers make of what the schema leaves open. */
export interface WrittenSample {
  collection: CollectionRef<unknown>;
  id: string;
  good: Record<string, unknown>;
  /** Fields that the schema reads and that no client writes, or writes otherwise; undefined: none writes it. */
  writers: Record<string, fc.Arbitrary<unknown> | undefined>;
  /** Made by the backend: clients change what is there. */
  onlyChanged: boolean;
}

export const written = (
  collection: CollectionRef<unknown>,
  id: string,
  good: Record<string, unknown>,
  writers: WrittenSample['writers'] = {},
  { onlyChanged = false } = {},
): WrittenSample => ({ collection, id, good, writers, onlyChanged });
