import { compareValues } from '../values/compare';
import { getField, withField } from '../values/field-path';
import { compareNumbers, doubleValue, integerValue, numberOf } from '../values/numbers';
import { type Fields, type Value } from '../values/value';
import { type Transform, type TransformKind } from './write';

function increment(current: Value | undefined, operand: Value): Value {
  const left = current ? numberOf(current) : null;
  const right = numberOf(operand);
  if (left === null || right === null) return operand;
  if (typeof left === 'bigint' && typeof right === 'bigint') return integerValue(left + right);
  return doubleValue(Number(left) + Number(right));
}

/** NaN wins either way; of equal numbers the stored one stays, with its type. */
function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  const left = current ? numberOf(current) : null;
  const right = numberOf(operand);
  if (!current || left === null || right === null) return operand;
  if (Number.isNaN(left)) return current;
  if (Number.isNaN(right)) return operand;
  return compareNumbers(right, left) * sign > 0 ? operand : current;
}

function listOf(current: Value | undefined): Value[] {
  return current && 'arrayValue' in current ? (current.arrayValue.values ?? []) : [];
}

const arrayValue = (values: Value[]): Value => ({ arrayValue: values.length > 0 ? { values } : {} });

function union(current: Value | undefined, added: Value[]): Value {
  const values = [...listOf(current)];
  for (const value of added) if (!values.some((other) => compareValues(other, value) === 0)) values.push(value);
  return arrayValue(values);
}

function without(current: Value | undefined, removed: Value[]): Value {
  return arrayValue(listOf(current).filter((value) => !removed.some((other) => compareValues(other, value) === 0)));
}

function changed(current: Value | undefined, change: TransformKind, serverTime: Value): Value {
  switch (change.kind) {
    case 'serverTime':
      return serverTime;
    case 'increment':
      return increment(current, change.operand);
    case 'maximum':
      return extreme(current, change.operand, 1);
    case 'minimum':
      return extreme(current, change.operand, -1);
    case 'arrayUnion':
      return union(current, change.values);
    case 'arrayRemove':
      return without(current, change.values);
  }
}

/** Applies transforms in order. Array transforms report null, as Firestore does. */
export function applyTransforms(
  fields: Fields,
  transforms: Transform[],
  serverTime: Value,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  for (const { path, change } of transforms) {
    const value = changed(getField(fields, path), change, serverTime);
    fields = withField(fields, path, value);
    results.push(change.kind === 'arrayUnion' || change.kind === 'arrayRemove' ? { nullValue: null } : value);
  }
  return { fields, results };
}
