import { matchesQuery } from '../query/match';
import { type Query } from '../query/query';
import { type DocumentReader } from '../store/rows/reader';
import { type DocumentChange } from '../store/rows/usage';
import { type StoredDocument } from '../values/value';
import { type SharedResults } from './shared-results';
import { isBounded, type Watched } from './target';

/** A change of one document for a target's holder. */
export type TargetEvent =
  | { kind: 'set'; path: string; document: StoredDocument }
  /** The document left the target; `document` is its current state, null when it was deleted. */
  | { kind: 'left'; path: string; document: StoredDocument | null };

/** The documents that a target shows, and their changes by commits. */
export interface TargetView {
  /** The whole content now. */
  snapshot(): TargetEvent[];
  update(changes: DocumentChange[]): TargetEvent[];
}

const documentsView = (store: DocumentReader, paths: string[]): TargetView => {
  const event = (path: string, document: StoredDocument | null): TargetEvent =>
    document ? { kind: 'set', path, document } : { kind: 'left', path, document };
  return {
    snapshot: () => paths.map((path) => event(path, store.read(path))),
    update: (changes) => changes.map(({ path, after }) => event(path, after)),
  };
};

const wholeView = (results: SharedResults, query: Query): TargetView => {
  const isMember = (document: StoredDocument | null): boolean => document !== null && matchesQuery(query, document);
  return {
    snapshot: () => results.run(query).map((document) => ({ kind: 'set', path: document.path, document })),
    update: (changes) =>
      changes.flatMap(({ path, before, after }): TargetEvent[] => {
        if (after && isMember(after)) return [{ kind: 'set', path, document: after }];
        return isMember(before) ? [{ kind: 'left', path, document: after }] : [];
      }),
  };
};

const boundedView = (store: DocumentReader, results: SharedResults, query: Query): TargetView => {
  let members = new Map<string, number>();
  const run = (): StoredDocument[] => {
    const documents = results.run(query);
    members = new Map(documents.map((document) => [document.path, document.updateTime]));
    return documents;
  };
  const concerns = ({ before, after }: DocumentChange): boolean =>
    (before !== null && matchesQuery(query, before)) || (after !== null && matchesQuery(query, after));
  return {
    snapshot: () => run().map((document) => ({ kind: 'set', path: document.path, document })),
    update(changes) {
      if (!changes.some(concerns)) return [];
      const previous = members;
      const documents = run();
      const left = [...previous.keys()].filter((path) => !members.has(path));
      return [
        ...left.map((path): TargetEvent => ({ kind: 'left', path, document: store.read(path) })),
        ...documents
          .filter((document) => previous.get(document.path) !== document.updateTime)
          .map((document): TargetEvent => ({ kind: 'set', path: document.path, document })),
      ];
    },
  };
};

export const createView = (store: DocumentReader, results: SharedResults, watched: Watched): TargetView => {
  if (watched.kind === 'documents') return documentsView(store, watched.paths);
  return isBounded(watched.query) ? boundedView(store, results, watched.query) : wholeView(results, watched.query);
};
