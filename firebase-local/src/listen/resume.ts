import { matchesQuery } from '../query/match';
import { type DocumentStore } from '../store/document-store';
import { decodeToken } from './resume-token';
import { isBounded, scopeOf, type TargetRequest } from './target';
import { type TargetEvent } from './target-view';

/**
 * Returns the changes for a returning client, from the change log: null when the log does not suffice (a foreign token
 * or one that is too old, or a bounded query where anything changed at all), and the whole result must be sent again.
 */
export const resumeEvents = (store: DocumentStore, { watched, resume }: TargetRequest): TargetEvent[] | null => {
  if (resume === null || watched.kind === 'documents') return null;
  const { query } = watched;
  const time = 'token' in resume ? decodeToken(store.instance, resume.token) : resume.time;
  if (time === null || time > store.clock.last()) return null;
  const paths = store.log.since(scopeOf(query), time);
  if (!paths) return null;
  if (isBounded(query)) return paths.length === 0 ? [] : null;
  const prefix = query.parent === '' ? '' : `${query.parent}/`;
  return paths
    .filter((path) => path.startsWith(prefix))
    .map((path) => {
      const document = store.read(path);
      return document && matchesQuery(query, document)
        ? { kind: 'set', path, document }
        : { kind: 'left', path, document };
    });
};
