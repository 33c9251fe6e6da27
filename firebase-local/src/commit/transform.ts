import { editFields } from '../values/field-edit';
import { identityOf } from '../values/identity';
import { compareNumbers, doubleValue, integerValue, numberOf } from '../values/numbers';
import { type DocumentFields, type Value } from '../values/value';
import { type Transform, type TransformKind } from './write';

const increment = (current: Value | undefined, operand: Value): Value => {
  const left = current ? numberOf(current) : null;
  const right = numberOf(operand);
  if (left === null || right === null) return operand;
  if (typeof left === 'bigint' && typeof right === 'bigint') return integerValue(left + right);
  return doubleValue(Number(left) + Number(right));
};

/** NaN wins either way; of equal numbers the stored one stays, with its type. */
const extreme = (current: Value | undefined, operand: Value, sign: 1 | -1): Value => {
  const left = current ? numberOf(current) : null;
  const right = numberOf(operand);
  if (!current || left === null || right === null) return operand;
  if (Number.isNaN(left)) return current;
  if (Number.isNaN(right)) return operand;
  return compareNumbers(right, left) * sign > 0 ? operand : current;
};

const listOf = (current: Value | undefined): Value[] =>
  current && 'arrayValue' in current ? (current.arrayValue.values ?? []) : [];

const arrayValue = (values: Value[]): Value => ({ arrayValue: values.length > 0 ? { values } : {} });

const union = (current: Value | undefined, added: Value[]): Value => {
  const values = [...listOf(current)];
  const known = new Set(values.map(identityOf));
  for (const value of added) {
    const identity = identityOf(value);
    if (!known.has(identity)) values.push(value);
    known.add(identity);
  }
  return arrayValue(values);
};

const without = (current: Value | undefined, removed: Value[]): Value => {
  const unwanted = new Set(removed.map(identityOf));
  return arrayValue(listOf(current).filter((value) => !unwanted.has(identityOf(value))));
};

const changed = (current: Value | undefined, change: TransformKind, serverTime: Value): Value => {
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
};

/** Applies transforms in order. Array transforms report null, as Firestore does. */
export const applyTransforms = (
  fields: DocumentFields,
  transforms: Transform[],
  serverTime: Value,
): { fields: DocumentFields; results: Value[] } => {
  const results: Value[] = [];
  const edited = editFields(fields);
  for (const { path, change } of transforms) {
    const value = changed(edited.get(path), change, serverTime);
    edited.set(path, value);
    results.push(change.kind === 'arrayUnion' || change.kind === 'arrayRemove' ? { nullValue: null } : value);
  }
  return { fields: edited.fields(), results };
};
