import {
  type AggregateQuery,
  type AggregateSpec,
  type DocumentReference,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';

/** Reads of the database, in a transaction or without one. */
export type Reads = Pick<Transaction, 'get'>;

/**
 * Reads for what is only shown, or refused early: each by itself, so that a change by somebody else meanwhile undoes none
 * of them. The type has an overload for each kind of reference, which no arrow states.
 */
export const plainReads = {
  get: (asked: DocumentReference | Query | AggregateQuery<AggregateSpec>) => asked.get(),
} as Reads;
