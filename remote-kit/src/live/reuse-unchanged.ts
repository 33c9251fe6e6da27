import { isEqual } from './is-equal';

const isList = (value: unknown): value is readonly { id: string }[] => Array.isArray(value);

const reuseList = <T extends { id: string }>(before: readonly T[], after: readonly T[]): readonly T[] => {
  const known = new Map(before.map((document) => [document.id, document]));
  const stored = after.map((document) => {
    const old = known.get(document.id);
    return old !== undefined && isEqual(old, document) ? old : document;
  });
  return stored.length === before.length && stored.every((document, index) => document === before[index])
    ? before
    : stored;
};

/**
 * Returns the new value with the old objects wherever nothing changed, so that only changes are rendered again. An
 * unchanged list is the old list.
 */
export const reuseUnchanged = <T>(before: T | null, after: T): T => {
  if (isList(before) && isList(after)) return reuseList(before, after) as unknown as T;
  return before !== null && isEqual(before, after) ? before : after;
};

/**
 * The same for values derived from documents: an old value stays while the documents that it was derived from are
 * unchanged.
 */
export const reuseDerived = <T>(
  before: readonly T[],
  after: readonly T[],
  of: { id: (one: T) => string; parts: (one: T) => readonly unknown[] },
): readonly T[] => {
  const known = new Map(before.map((one) => [of.id(one), one]));
  const isSame = (old: T, one: T): boolean => {
    const [a, b] = [of.parts(old), of.parts(one)];
    return a.length === b.length && a.every((part, index) => part === b[index]);
  };
  return after.map((one) => {
    const old = known.get(of.id(one));
    return old !== undefined && isSame(old, one) ? old : one;
  });
};
