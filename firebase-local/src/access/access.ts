import { type Log } from '../base/log';
import { denied } from '../base/status';
import { type Evaluated, serverMicros, type WriteStep } from '../commit/evaluate';
import { type Query } from '../query/query';
import { type CompiledRules, type Decision, type RulesContext } from '../rules/runtime/contract';
import { type DocumentStore } from '../store/document-store';
import { type StoredDocument } from '../values/value';
import { type Caller } from './caller';
import { toListRequest } from './filter-json';
import { createReadBudget } from './read-budget';

/** Asks the rules about every client's request; the backend may do anything. */
export interface AccessRules {
  get(caller: Caller, path: string, document: StoredDocument | null): Decision;
  list(caller: Caller, query: Query): Decision;
  /** Throws PERMISSION_DENIED unless every write of the commit is allowed. */
  checkWrites(caller: Caller, commit: Evaluated): void;
  /** Throws PERMISSION_DENIED, and logs why, unless the decision allows. */
  require(decision: Decision): void;
}

const allowed: Decision = { allowed: true, reason: 'admin', dependsOn: [] };

export interface AccessOptions {
  store: DocumentStore;
  /** The rules in force now. */
  rules: () => CompiledRules;
  nowMillis: () => number;
  log: Log;
}

export const createAccess = ({ store, rules, nowMillis, log }: AccessOptions): AccessRules => {
  const contextOf = (caller: Caller & { kind: 'client' }): RulesContext => ({
    auth: caller.auth,
    timeMicros: nowMillis() * 1000,
    read: store.read,
    readAfter: store.read,
  });
  const decideStep = (step: WriteStep, context: RulesContext): Decision =>
    rules().decideDocument(
      {
        // A verify shows the client that nothing changed: as much as a read.
        kind: step.kind === 'verify' ? 'get' : step.kind,
        path: step.path,
        before: step.before,
        after: step.after && { fields: step.after.fields },
      },
      context,
    );
  const require = (decision: Decision): void => {
    if (decision.allowed) return;
    log({ level: 'info', message: 'The rules refused a request.', reason: decision.reason });
    throw denied();
  };
  return {
    require,
    get: (caller, path, document) =>
      caller.kind === 'admin'
        ? allowed
        : rules().decideDocument({ kind: 'get', path, before: document, after: null }, contextOf(caller)),
    list: (caller, query) => {
      if (caller.kind === 'admin') return allowed;
      if (query.collectionId === null)
        return { allowed: false, reason: 'Only the backend may query all collections.', dependsOn: [] };
      return rules().decideList(toListRequest(query), contextOf(caller));
    },
    checkWrites(caller, commit) {
      if (caller.kind === 'admin') return;
      const timeMicros = serverMicros(commit.time);
      const context: RulesContext = { ...contextOf(caller), timeMicros, readAfter: commit.readAfter };
      const within = createReadBudget();
      for (const step of commit.steps) require(within(decideStep(step, context)));
    },
  };
};
