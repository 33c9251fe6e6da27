import { asArray, asEnum, asObject, asString, type JsonObject } from '../base/json';
import { invalid } from '../base/status';
import { typeOrder } from '../values/compare';
import { type FieldPath, parseWritablePath } from '../values/field-path';
import { type DatabaseNames } from '../values/names';
import { normalizeFields, normalizeValue } from '../values/normalize';
import { timestampToMicros } from '../values/timestamp';
import { type Value } from '../values/value';
import { type Precondition, type Transform, type TransformKind, type Write } from './write';

const maxTransforms = 500;

export const parsePrecondition = (raw: unknown): Precondition => {
  if (raw === undefined || raw === null) return null;
  const condition = asObject(raw, 'currentDocument');
  if (condition.updateTime !== undefined)
    return { updateTime: timestampToMicros(asString(condition.updateTime, 'updateTime')) };
  if (typeof condition.exists === 'boolean') return { exists: condition.exists };
  // proto3 JSON leaves out `exists: false` in some encoders; an empty condition asks for nothing.
  return null;
};

/** A mask may name a field and something inside it: the field then counts as a whole. */
export const parseMask = (raw: unknown): FieldPath[] | null => {
  if (raw === undefined || raw === null) return null;
  const named = new Map(
    asArray(asObject(raw, 'A mask').fieldPaths, 'fieldPaths').map((text) => {
      const path = parseWritablePath(asString(text, 'A field path'));
      return [idOf(path), path];
    }),
  );
  return [...named.values()].filter((path) => !path.some((_, depth) => depth > 0 && named.has(idOf(path, depth))));
};

const idOf = (path: FieldPath, depth = path.length): string => JSON.stringify(path.slice(0, depth));

const operandOf = (raw: unknown): Value => {
  const operand = normalizeValue(raw);
  if (typeOrder(operand) !== 2) throw invalid('The operand of a numeric transform must be a number.');
  return operand;
};

const listOf = (raw: unknown): Value[] =>
  asArray(asObject(raw, 'An array transform').values, 'values').map((value) => normalizeValue(value, 2));

const parseChange = (raw: JsonObject): TransformKind => {
  if (raw.setToServerValue !== undefined) {
    asEnum(raw.setToServerValue, ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'], 'setToServerValue');
    return { kind: 'serverTime' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const)
    if (raw[kind] !== undefined) return { kind, operand: operandOf(raw[kind]) };
  if (raw.appendMissingElements !== undefined) return { kind: 'arrayUnion', values: listOf(raw.appendMissingElements) };
  if (raw.removeAllFromArray !== undefined) return { kind: 'arrayRemove', values: listOf(raw.removeAllFromArray) };
  throw invalid(`Unknown transform: ${Object.keys(raw).join(', ').slice(0, 200)}.`);
};

const parseTransforms = (raw: unknown): Transform[] => {
  const transforms = asArray(raw, 'transforms').map((item) => {
    const object = asObject(item, 'A transform');
    return { path: parseWritablePath(asString(object.fieldPath, 'fieldPath')), change: parseChange(object) };
  });
  if (transforms.length > maxTransforms) throw invalid(`A document is limited to ${maxTransforms} transforms.`);
  return transforms;
};

/** Reads one write in its proto3 JSON form. */
export const parseWrite = (raw: unknown, names: DatabaseNames): Write => {
  const write = asObject(raw, 'A write');
  const precondition = parsePrecondition(write.currentDocument);
  if (write.update !== undefined) {
    const update = asObject(write.update, 'update');
    return {
      kind: 'update',
      path: names.documentPath(asString(update.name, 'name')),
      fields: normalizeFields(update.fields),
      mask: parseMask(write.updateMask),
      transforms: parseTransforms(write.updateTransforms),
      precondition,
    };
  }
  for (const kind of ['delete', 'verify'] as const)
    if (write[kind] !== undefined) return { kind, path: names.documentPath(asString(write[kind], kind)), precondition };
  if (write.transform !== undefined) {
    const transform = asObject(write.transform, 'transform');
    const path = names.documentPath(asString(transform.document, 'document'));
    const transforms = parseTransforms(transform.fieldTransforms);
    return { kind: 'update', path, fields: {}, mask: [], transforms, precondition };
  }
  throw invalid('A write must be an update, a delete, a verify or a transform.');
};
