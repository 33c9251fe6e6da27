import {
  AbstractMap,
  Constrained,
  constrainedEquals,
  constrainedOrder,
  knownToContain,
} from '../runtime/abstract-value';
import { compare, contains, equal } from '../runtime/equality';
import {
  Abstract,
  Failure,
  isUndecided,
  type Result,
  RuleDuration,
  RuleMap,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
  typeOf,
  unknown,
} from '../runtime/rule-value';
import { type BinaryOperator } from '../syntax/ast';

const noOperator = (operator: string, left: RuleValue, right: RuleValue): Failure =>
  new Failure(`${typeOf(left)} ${operator} ${typeOf(right)} is not possible`);

const asInt64 = (value: bigint): bigint | Failure =>
  BigInt.asIntN(64, value) === value ? value : new Failure('Integer overflow');

const integers: Record<string, (left: bigint, right: bigint) => Result> = {
  '+': (left, right) => asInt64(left + right),
  '-': (left, right) => asInt64(left - right),
  '*': (left, right) => asInt64(left * right),
  '/': (left, right) => (right === 0n ? new Failure('Division by zero') : asInt64(left / right)),
  '%': (left, right) => (right === 0n ? new Failure('Division by zero') : left % right),
};

const floats: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

const times = (operator: string, left: RuleValue, right: RuleValue): Result => {
  const sign = operator === '-' ? -1n : 1n;
  if (left instanceof RuleTimestamp && right instanceof RuleDuration)
    return new RuleTimestamp(left.nanos + sign * right.nanos);
  if (left instanceof RuleDuration && right instanceof RuleDuration)
    return new RuleDuration(left.nanos + sign * right.nanos);
  if (left instanceof RuleDuration && right instanceof RuleTimestamp && operator === '+')
    return new RuleTimestamp(left.nanos + right.nanos);
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp && operator === '-')
    return new RuleDuration(left.nanos - right.nanos);
  return noOperator(operator, left, right);
};

/** Documents are at most 1 MiB; a rule that builds longer text is running away. */
const longestText = 1 << 20;

const arithmetic = (operator: string, left: RuleValue, right: RuleValue): Result => {
  if (typeof left === 'bigint' && typeof right === 'bigint')
    return integers[operator]?.(left, right) ?? noOperator(operator, left, right);
  if (
    (typeof left === 'bigint' || typeof left === 'number') &&
    (typeof right === 'bigint' || typeof right === 'number')
  )
    return floats[operator]?.(Number(left), Number(right)) ?? noOperator(operator, left, right);
  if (operator === '+' && typeof left === 'string' && typeof right === 'string')
    return left.length + right.length > longestText ? new Failure('Text too long') : left + right;
  if (operator === '+' || operator === '-') return times(operator, left, right);
  return noOperator(operator, left, right);
};

const ordered = (operator: string, left: RuleValue, right: RuleValue): Result => {
  const order = compare(left, right);
  if (order === null) return noOperator(operator, left, right);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  return order >= 0;
};

const membership = (left: RuleValue, right: RuleValue): Result => {
  if (Array.isArray(right)) return contains(right, left);
  if (right instanceof RuleSet) return contains(right.items, left);
  if (right instanceof RuleMap) return typeof left === 'string' && right.has(left);
  return noOperator('in', left, right);
};

const decide = (answer: boolean | null): Result => answer ?? unknown;

const abstractEquals = (abstract: Abstract, value: RuleValue): boolean | null => {
  if (abstract instanceof Constrained) return constrainedEquals(abstract, value);
  return abstract instanceof AbstractMap && !(value instanceof RuleMap) ? false : null;
};

const flipped: Partial<Record<BinaryOperator, '<' | '<=' | '>' | '>='>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const abstractIn = (left: Abstract, right: RuleValue): Result => {
  const items = right instanceof RuleSet ? right.items : right;
  if (!Array.isArray(items)) return unknown;
  const stated = items.map((item) => abstractEquals(left, item));
  if (stated.includes(true)) return true;
  return stated.every((answer) => answer === false) && !(left.kind === 'unknown') ? false : unknown;
};

/** An operator of which one side is known only in part. */
const abstractBinary = (operator: BinaryOperator, left: Result, right: Result): Result => {
  if (left instanceof Abstract && right instanceof Abstract) return unknown;
  if (operator === 'in')
    return left instanceof Abstract
      ? abstractIn(left, right as RuleValue)
      : knownToContain(right as Abstract, left as RuleValue) || unknown;
  const [abstract, value, direct] =
    left instanceof Abstract
      ? [left, right as RuleValue, operator]
      : [right as Abstract, left as RuleValue, flipped[operator] ?? operator];
  if (direct === '==' || direct === '!=') {
    const same = abstractEquals(abstract, value);
    return decide(same === null ? null : same === (direct === '=='));
  }
  if (!(abstract instanceof Constrained)) return unknown;
  if (direct === '<' || direct === '<=' || direct === '>' || direct === '>=')
    return decide(constrainedOrder(abstract, direct, value));
  return unknown;
};

/** Every binary operator but `&&` and `||`, which decide for themselves what to evaluate. */
export const binary = (operator: BinaryOperator, left: Result, right: Result): Result => {
  if (left instanceof Failure) return left;
  if (right instanceof Failure) return right;
  if (isUndecided(left) || isUndecided(right)) return abstractBinary(operator, left, right);
  if (operator === '==') return equal(left, right);
  if (operator === '!=') return !equal(left, right);
  if (operator === 'in') return membership(left, right);
  if (operator === '<' || operator === '<=' || operator === '>' || operator === '>=')
    return ordered(operator, left, right);
  return arithmetic(operator, left, right);
};

export const not = (value: Result): Result => {
  if (typeof value === 'boolean') return !value;
  return isUndecided(value) ? value : new Failure(`!${typeOf(value)} is not possible`);
};

export const negate = (value: Result): Result => {
  if (typeof value === 'bigint') return asInt64(-value);
  if (typeof value === 'number') return -value;
  return isUndecided(value) ? value : new Failure(`-${typeOf(value)} is not possible`);
};
