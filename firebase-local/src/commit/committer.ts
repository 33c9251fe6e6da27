import { type Log } from '../base/log';
import { type CommittedChanges, type DocumentStore } from '../store/document-store';
import { evaluateCommit, type Evaluated, type WriteResult } from './evaluate';
import { type Write } from './write';

export interface CommitRequest {
  writes: Write[];
  /** Throws when the commit may not be done: rules, and what a transaction read. Runs just before it is stored. */
  check(evaluated: Evaluated): void;
}

export interface CommitOutcome {
  time: number;
  results: WriteResult[];
}

/** Commits, one after the other; those that wait together share one durable transaction. */
export interface Committer {
  commit(request: CommitRequest): Promise<CommitOutcome>;
  /** Commits what waits, then refuses. */
  close(): void;
}

interface Waiting {
  request: CommitRequest;
  resolve(outcome: CommitOutcome): void;
  reject(error: unknown): void;
}

const maxGroup = 200;

const evaluate = (store: DocumentStore, request: CommitRequest): Evaluated | { error: unknown } => {
  try {
    const evaluated = evaluateCommit(store.read, request.writes, store.clock.next());
    request.check(evaluated);
    if (evaluated.failure) throw evaluated.failure;
    return evaluated;
  } catch (error) {
    return { error };
  }
};

/** Evaluation throws before anything is stored, so one refused commit leaves its group unharmed. */
const storeGroup = (store: DocumentStore, group: Waiting[]): (Evaluated | { error: unknown })[] =>
  store.transact(() =>
    group.map(({ request }) => {
      const evaluated = evaluate(store, request);
      if (!('error' in evaluated)) store.apply(evaluated);
      return evaluated;
    }),
  );

export const createCommitter = (
  store: DocumentStore,
  publish: (committed: CommittedChanges) => void,
  log: Log,
): Committer => {
  let queue: Waiting[] = [];
  let scheduled = false;
  let closed = false;

  /** The commit is durable whatever happens while listeners are notified. */
  const report = (committed: CommittedChanges): void => {
    try {
      publish(committed);
    } catch (error) {
      log({ level: 'error', message: 'Listeners were not notified of a commit.', error: String(error) });
    }
  };
  const commitGroup = (group: Waiting[]): void => {
    try {
      const outcomes = storeGroup(store, group);
      for (const [index, outcome] of outcomes.entries()) {
        if ('error' in outcome) group[index]?.reject(outcome.error);
        else {
          report(outcome);
          group[index]?.resolve({ time: outcome.time, results: outcome.results });
        }
      }
    } catch (error) {
      for (const waiting of group) waiting.reject(error);
    }
  };
  const drain = (): void => {
    scheduled = false;
    const group = queue.slice(0, maxGroup);
    queue = queue.slice(maxGroup);
    if (queue.length > 0) schedule();
    if (group.length > 0) commitGroup(group);
  };
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(drain);
  };
  return {
    commit: (request) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The server is closing.'));
        queue.push({ request, resolve, reject });
        schedule();
      }),
    close() {
      closed = true;
      while (queue.length > 0) drain();
    },
  };
};
