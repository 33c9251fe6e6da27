import type { Clock, FirestoreQuery } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { readFields } from './rest-values';

/** A document that came before the listener told of it. */
export interface EarlyDocument {
  id: string;
  data: Record<string, unknown>;
}

interface Options {
  clock: Pick<Clock, 'after'>;
  fetch: typeof globalThis.fetch;
  /** Address of the database's documents in the REST interface. */
  documents: string;
  idToken: () => Promise<string | null>;
  isOnline: () => boolean;
}

/** How long the listener gets before the list is asked for directly, in milliseconds: a kept list is there by then. */
const timeoutMs = 300;

const answerSchema = v.array(
  v.object({
    document: v.optional(
      v.object({
        name: v.string(),
        fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
      }),
    ),
  }),
);

const isWhole = ({ where = [], orderBy = [], limit }: FirestoreQuery<unknown>): boolean =>
  where.length === 0 && orderBy.length === 0 && limit === undefined;

/**
 * The first look at a whole list on a device that does not know it: the SDK keeps every document of a large list before
 * it tells of any, which takes seconds. Tells at most once, and nothing once it is stopped; a list that is empty, or does
 * not come, is left to the listener.
 */
export const createEarlyReading =
  ({ clock, fetch, documents, idToken, isOnline }: Options) =>
  (query: FirestoreQuery<unknown>, tell: (found: EarlyDocument[]) => void): (() => void) => {
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const token = await idToken();
      if (token === null || leaving.signal.aborted) return;
      const parts = query.collection.path.split('/');
      const collectionId = parts.pop() ?? '';
      const answer = await fetch(
        `${documents}${parts.map((part) => `/${encodeURIComponent(part)}`).join('')}:runQuery`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
          signal: leaving.signal,
        },
      );
      if (!answer.ok) return;
      const found = v
        .parse(answerSchema, await answer.json())
        .flatMap(({ document }) =>
          document === undefined
            ? []
            : [{ id: document.name.split('/').pop() ?? '', data: readFields(document.fields) }],
        );
      if (found.length > 0 && !leaving.signal.aborted) tell(found);
    };
    const cancel = isWhole(query)
      ? clock.after(timeoutMs, () => {
          // The listener tells what is wrong, if something is.
          if (isOnline()) ask().catch(() => undefined);
        })
      : () => undefined;
    return () => {
      cancel();
      leaving.abort();
    };
  };
