import { compare, equal } from './equality';
import { Abstract, type Result, type RuleValue, typeOf, unknown } from './rule-value';

/** A condition of a query on a field. `exists` alone says only that the field exists. */
export interface Bound {
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'exists';
  value: RuleValue;
}

/** A field (or other value) that is there, and about which the bounds hold. */
export class Constrained extends Abstract {
  readonly kind = 'constrained';

  constructor(readonly bounds: Bound[]) {
    super();
  }
}

/** A map of which some entries are known; it may have others. */
export class AbstractMap extends Abstract {
  readonly kind = 'map';

  constructor(readonly entries: ReadonlyMap<string, Result>) {
    super();
  }
}

const isNumber = (value: RuleValue): boolean => typeof value === 'bigint' || typeof value === 'number';

const sameOrder = (left: RuleValue, right: RuleValue): boolean =>
  (isNumber(left) && isNumber(right)) || typeOf(left) === typeOf(right);

/**
 * Decides `x == value` given `x <bound>`: false when they exclude each other, true when they are the same, null
 * otherwise.
 */
const equalityUnder = ({ operator, value: bound }: Bound, value: RuleValue): boolean | null => {
  if (operator === 'exists') return null;
  if (operator === 'contains') return Array.isArray(value) ? null : false;
  if (operator === '==') return equal(bound, value);
  // Firestore's inequalities never match null.
  if (operator === '!=') return equal(bound, value) || value === null ? false : null;
  if (!sameOrder(bound, value)) return false;
  const order = compare(value, bound);
  if (order === null || Number.isNaN(order)) return null;
  return holds(operator, order) ? null : false;
};

const holds = (operator: string, order: number): boolean => {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  return order >= 0;
};

/** Decides `x == value` by the known bounds of `x`: true, false, or null when they leave it open. */
export const constrainedEquals = ({ bounds }: Constrained, value: RuleValue): boolean | null => {
  const stated = bounds.map((bound) => equalityUnder(bound, value));
  if (stated.includes(false)) return false;
  return stated.includes(true) ? true : null;
};

type OrderOperator = '<' | '<=' | '>' | '>=';

/** Decides `x <operator> value` given `x <bound>`. */
const orderUnder = (bound: Bound, operator: OrderOperator, value: RuleValue): boolean | null => {
  if (!sameOrder(bound.value, value)) return null;
  const order = compare(bound.value, value);
  if (order === null || Number.isNaN(order)) return null;
  if (bound.operator === '==') return holds(operator, order);
  const upward = operator === '>' || operator === '>=';
  const boundUpward = bound.operator === '>' || bound.operator === '>=';
  if (!boundUpward && bound.operator !== '<' && bound.operator !== '<=') return null;
  const strictBound = bound.operator === '>' || bound.operator === '<';
  const distance = boundUpward ? order : -order;
  // Bound and question point the same way: x is at least as far as the bound, which is at least as far as the value.
  if (upward === boundUpward) {
    const strict = operator === '>' || operator === '<';
    return distance > 0 || (distance === 0 && (!strict || strictBound)) ? true : null;
  }
  const includes = operator === '<=' || operator === '>=';
  return distance > 0 || (distance === 0 && (!includes || strictBound)) ? false : null;
};

/** A query for numbers below a bound finds NaN too, which is below nothing; only a lower bound or `==` keeps it out. */
const mayBeNaN = (bounds: Bound[]): boolean =>
  !bounds.some(
    ({ operator, value }) =>
      (operator === '==' || operator === '>' || operator === '>=') && isNumber(value) && !Number.isNaN(value),
  );

/** Decides `x <operator> value` by the known bounds of `x`: true, false, or null when they leave it open. */
export const constrainedOrder = (
  { bounds }: Constrained,
  operator: OrderOperator,
  value: RuleValue,
): boolean | null => {
  const given = bounds.map((bound) => orderUnder(bound, operator, value));
  const answer = given.find((one) => one !== null) ?? null;
  return answer === true && isNumber(value) && mayBeNaN(bounds) ? null : answer;
};

/** Returns true when a list (or the keys of a map) is known to contain a value. */
export const knownToContain = (holder: Abstract, value: RuleValue): boolean => {
  if (holder instanceof AbstractMap) return typeof value === 'string' && holder.entries.has(value);
  return (
    holder instanceof Constrained &&
    holder.bounds.some((bound) => bound.operator === 'contains' && equal(bound.value, value))
  );
};

/** Returns true when the value is known to be of a type; null when it may or may not be. */
export const abstractIs = (value: Abstract, type: string): boolean | null => {
  if (value instanceof AbstractMap) return type === 'map';
  if (!(value instanceof Constrained)) return null;
  for (const bound of value.bounds) {
    if (bound.operator === 'contains') return type === 'list';
    if (bound.operator === 'exists' || bound.operator === '!=') continue;
    if (!isNumber(bound.value)) return typeOf(bound.value) === type;
    if (type === 'number') return true;
    // 1 and 1.0 are one number to a query, so the kind of number stays open.
    return type === 'int' || type === 'float' ? null : false;
  }
  return null;
};

/** An entry of a map of which only a part is known. */
export const abstractMember = (object: Abstract, name: string): Result => {
  const entry = object instanceof AbstractMap ? object.entries.get(name) : undefined;
  return entry === undefined ? unknown : entry;
};
