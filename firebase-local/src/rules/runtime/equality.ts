import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMap,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
} from './rule-value';

const sameMap = (left: RuleMap, right: RuleMap): boolean =>
  left.size === right.size &&
  left.keys().every((name) => {
    const other = right.get(name);
    return other !== undefined && equal(left.get(name) as RuleValue, other);
  });

const sameList = (left: RuleValue[], right: RuleValue[]): boolean =>
  left.length === right.length && left.every((item, index) => equal(item, right[index] as RuleValue));

const sameObject = (left: object, right: object): boolean => {
  if (Array.isArray(left)) return Array.isArray(right) && sameList(left as RuleValue[], right as RuleValue[]);
  if (left instanceof RuleMap) return right instanceof RuleMap && sameMap(left, right);
  if (left instanceof RuleTimestamp) return right instanceof RuleTimestamp && left.nanos === right.nanos;
  if (left instanceof RuleDuration) return right instanceof RuleDuration && left.nanos === right.nanos;
  if (left instanceof RulePath) return right instanceof RulePath && left.toString() === right.toString();
  if (left instanceof RuleBytes) return right instanceof RuleBytes && left.bytes.equals(right.bytes);
  if (left instanceof RuleSet)
    return (
      right instanceof RuleSet &&
      left.items.length === right.items.length &&
      left.items.every((item) => contains(right.items, item))
    );
  if (left instanceof RuleLatLng)
    return right instanceof RuleLatLng && left.latitude === right.latitude && left.longitude === right.longitude;
  return left instanceof RuleMapDiff && left === right;
};

/** `==`: values of different types are unequal, except that integers and floats are compared as numbers. */
export const equal = (left: RuleValue, right: RuleValue): boolean => {
  if (left === right) return true;
  if (typeof left === 'bigint' && typeof right === 'number') return Number.isInteger(right) && left === BigInt(right);
  if (typeof left === 'number' && typeof right === 'bigint') return equal(right, left);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  return sameObject(left, right);
};

export const contains = (items: RuleValue[], wanted: RuleValue): boolean => items.some((item) => equal(item, wanted));

/**
 * Returns the distinct values among `items`. Primitives are compared quickly: sets of field names are the common case.
 */
export const setOf = (items: RuleValue[]): RuleSet => {
  const strings = new Set<RuleValue>();
  const distinct: RuleValue[] = [];
  for (const item of items) {
    if (typeof item === 'string' ? strings.has(item) : contains(distinct, item)) continue;
    if (typeof item === 'string') strings.add(item);
    distinct.push(item);
  }
  return new RuleSet(distinct);
};

/** Below, at or above zero; null when the two cannot be ordered. */
export const compare = (left: RuleValue, right: RuleValue): number | null => {
  if (typeof left === 'bigint' || typeof left === 'number') {
    if (typeof right !== 'bigint' && typeof right !== 'number') return null;
    return left < right ? -1 : left > right ? 1 : equal(left, right) ? 0 : Number.NaN;
  }
  if (typeof left === 'string')
    return typeof right === 'string' ? Buffer.compare(Buffer.from(left), Buffer.from(right)) : null;
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp) return Number(left.nanos - right.nanos);
  if (left instanceof RuleDuration && right instanceof RuleDuration) return Number(left.nanos - right.nanos);
  if (left instanceof RuleBytes && right instanceof RuleBytes) return Buffer.compare(left.bytes, right.bytes);
  return null;
};
