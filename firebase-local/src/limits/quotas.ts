import { type Caller } from '../access/caller';
import { StatusError } from '../base/status';
import { type Amount, type DocumentChange, treeOf, usageOfChange } from '../store/rows/usage';
import { documentSize } from '../values/size';
import { networkOf } from './network-of';

/** Limits of the data that clients may store. The backend is not limited. */
export interface Quotas {
  /**
   * Limit of a document at the root with everything below it, by its pattern, such as `rooms/{id}`; `{collection}/{id}`
   * is for all others.
   */
  trees: Readonly<Record<string, Amount>>;
  /** Bytes of one document. */
  documentBytes: number;
  /** Most additions in a day by one account, and by all clients of one address; deleted ones count too. */
  growth: { account: Amount; address: Amount };
}

/** Storage has no room for a commit. Its message begins with words by which clients recognise it. */
export class QuotaExceeded extends StatusError {
  constructor(why: string) {
    super('RESOURCE_EXHAUSTED', `No room: ${why}`);
  }
}

/**
 * Error for a Write stream: the SDKs would repeat a write that failed with RESOURCE_EXHAUSTED for ever, and every later
 * write would wait.
 */
export const forGood = (error: unknown): unknown =>
  error instanceof QuotaExceeded ? new StatusError('FAILED_PRECONDITION', error.message) : error;

/** Throws `QuotaExceeded` when a client's commit would store too much. Changes that make data smaller always pass. */
export type CheckQuota = (caller: Caller, changes: DocumentChange[]) => void;

const dayMillis = 86_400_000;
const mostKeys = 100_000;

/** Counts what was added within a day from its first addition. */
const createGrowth = (nowMillis: () => number) => {
  const windows = new Map<string, Amount & { endsAt: number }>();
  return (key: string): Amount => {
    const known = windows.get(key);
    if (known && known.endsAt > nowMillis()) return known;
    windows.delete(key);
    if (windows.size >= mostKeys) windows.delete(windows.keys().next().value as string);
    const fresh = { documents: 0, bytes: 0, endsAt: nowMillis() + dayMillis };
    windows.set(key, fresh);
    return fresh;
  };
};

const exceeds = (held: Amount, more: Amount, most: Amount): boolean =>
  (more.documents > 0 && held.documents + more.documents > most.documents) ||
  (more.bytes > 0 && held.bytes + more.bytes > most.bytes);

/** Returns the growth of each tree by a commit; negative where it shrinks. */
const growthByTree = (changes: DocumentChange[]): Map<string, Amount> => {
  const trees = new Map<string, Amount>();
  for (const change of changes) {
    const tree = treeOf(change.path);
    const sum = trees.get(tree) ?? { documents: 0, bytes: 0 };
    const { documents, bytes } = usageOfChange(change);
    trees.set(tree, { documents: sum.documents + documents, bytes: sum.bytes + bytes });
  }
  return trees;
};

/** Returns the additions of a commit, without its removals. */
const additionsOf = (trees: Map<string, Amount>): Amount => {
  const grown = [...trees.values()];
  return {
    documents: grown.reduce((sum, { documents }) => sum + Math.max(0, documents), 0),
    bytes: grown.reduce((sum, { bytes }) => sum + Math.max(0, bytes), 0),
  };
};

const checkDocument = ({ path, before, after }: DocumentChange, most: number): void => {
  const size = after ? documentSize(path, after.fields) : 0;
  if (size > most && (!before || size > documentSize(path, before.fields)))
    throw new QuotaExceeded(`a document is limited to ${most} bytes, "${path}" would have ${size}.`);
};

const checkTree = (tree: string, held: Amount, more: Amount, trees: Quotas['trees']): void => {
  const most = trees[`${tree.split('/')[0] ?? ''}/{id}`] ?? trees['{collection}/{id}'];
  if (most && exceeds(held, more, most))
    throw new QuotaExceeded(`"${tree}" may hold ${most.documents} documents and ${most.bytes} bytes.`);
};

export const createQuotas = (
  quotas: Quotas | undefined,
  heldBy: (tree: string) => Amount,
  nowMillis: () => number,
): CheckQuota => {
  if (!quotas) return () => undefined;
  const growth = createGrowth(nowMillis);
  return (caller, changes) => {
    if (caller.kind === 'admin') return;
    for (const change of changes) checkDocument(change, quotas.documentBytes);
    const trees = growthByTree(changes);
    for (const [tree, more] of trees) checkTree(tree, heldBy(tree), more, quotas.trees);
    const added = additionsOf(trees);
    const holders = [
      { held: growth(`from ${networkOf(caller.address)}`), most: quotas.growth.address },
      ...(caller.auth ? [{ held: growth(`account ${caller.auth.uid}`), most: quotas.growth.account }] : []),
    ];
    if (holders.some(({ held, most }) => exceeds(held, added, most)))
      throw new QuotaExceeded('too much was added within a day, try again tomorrow.');
    for (const { held } of holders) {
      held.documents += added.documents;
      held.bytes += added.bytes;
    }
  };
};
