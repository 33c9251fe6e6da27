import { invalid, StatusError } from '../base/status';
import { type DocumentChange } from '../store/rows/usage';
import { sameFields } from '../values/compare';
import { editFields } from '../values/field-edit';
import { type FieldPath, getField } from '../values/field-path';
import { documentSize } from '../values/size';
import { microsToTimestamp } from '../values/timestamp';
import { type DocumentFields, type StoredDocument, type Value } from '../values/value';
import { applyTransforms } from './transform';
import { type Precondition, type Write } from './write';

const maxDocumentBytes = 1_048_576;

/** Effect of one write, for the rules: the document before it and after it. */
export interface WriteStep {
  kind: 'create' | 'update' | 'delete' | 'verify';
  path: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

export interface WriteResult {
  /** null for a delete or verify. */
  updateTime: number | null;
  transformResults: Value[];
}

/** A whole commit worked out, with nothing stored yet. */
export interface Evaluated {
  time: number;
  steps: WriteStep[];
  results: WriteResult[];
  changes: DocumentChange[];
  /** The reason for which it cannot be stored. It is reported only after the rules allowed the commit: it says what exists. */
  failure: StatusError | null;
  /** The document as it would be after the commit. */
  readAfter(path: string): StoredDocument | null;
}

type DocumentRead = (path: string) => StoredDocument | null;

/** The server time of a commit: transforms and the rules' `request.time` see the same millisecond. */
export const serverMicros = (commitTime: number): number => Math.floor(commitTime / 1000) * 1000;

const preconditionFailure = (
  condition: Precondition,
  path: string,
  before: StoredDocument | null,
  deleted: boolean,
): StatusError | null => {
  if (condition === null) return null;
  if ('updateTime' in condition) {
    if (before?.updateTime === condition.updateTime) return null;
    return new StatusError('FAILED_PRECONDITION', `The document "${path}" was changed since it was read.`);
  }
  if (condition.exists && !before) {
    if (deleted) return invalid(`The document "${path}" is deleted and then updated in the same commit.`);
    return new StatusError('NOT_FOUND', `No document to update: ${path}`);
  }
  return !condition.exists && before ? new StatusError('ALREADY_EXISTS', `Document already exists: ${path}`) : null;
};

/** A masked field that the write does not hold is deleted. */
const mergeFields = (base: DocumentFields, mask: FieldPath[], fields: DocumentFields): DocumentFields => {
  const merged = editFields(base);
  for (const path of mask) merged.set(path, getField(fields, path));
  return merged.fields();
};

const updated = (write: Write & { kind: 'update' }, before: StoredDocument | null, time: number) => {
  const base = write.mask ? mergeFields(before?.fields ?? {}, write.mask, write.fields) : write.fields;
  const serverTime = { timestampValue: microsToTimestamp(serverMicros(time)) };
  const { fields, results } = applyTransforms(base, write.transforms, serverTime);
  if (documentSize(write.path, fields) > maxDocumentBytes)
    throw invalid(`The document "${write.path}" is larger than 1,048,576 bytes.`);
  const unchanged = before !== null && sameFields(before.fields, fields);
  const after: StoredDocument = unchanged
    ? before
    : { path: write.path, fields, createTime: before?.createTime ?? time, updateTime: time };
  return { after, result: { updateTime: after.updateTime, transformResults: results } };
};

const evaluateWrite = (
  write: Write,
  before: StoredDocument | null,
  time: number,
): { step: WriteStep; result: WriteResult } => {
  const { path } = write;
  if (write.kind !== 'update') {
    const after = write.kind === 'delete' ? null : before;
    return { step: { kind: write.kind, path, before, after }, result: { updateTime: null, transformResults: [] } };
  }
  const { after, result } = updated(write, before, time);
  return { step: { kind: before ? 'update' : 'create', path, before, after }, result };
};

/** Works out a commit against the stored documents. Throws INVALID_ARGUMENT for documents past the limits. */
export const evaluateCommit = (read: DocumentRead, writes: Write[], time: number): Evaluated => {
  const original = new Map<string, StoredDocument | null>();
  const current = new Map<string, StoredDocument | null>();
  const deleted = new Set<string>();
  const steps: WriteStep[] = [];
  const results: WriteResult[] = [];
  let failure: StatusError | null = null;
  for (const write of writes) {
    if (!original.has(write.path)) original.set(write.path, read(write.path));
    const before = current.has(write.path) ? (current.get(write.path) ?? null) : (original.get(write.path) ?? null);
    failure ??= preconditionFailure(write.precondition, write.path, before, deleted.has(write.path));
    const { step, result } = evaluateWrite(write, before, time);
    if (step.kind === 'delete') deleted.add(write.path);
    current.set(write.path, step.after);
    steps.push(step);
    results.push(result);
  }
  const readAfter: DocumentRead = (path) => (current.has(path) ? (current.get(path) ?? null) : read(path));
  return { time, steps, results, changes: changesOf(original, current), failure, readAfter };
};

const changesOf = (
  original: Map<string, StoredDocument | null>,
  current: Map<string, StoredDocument | null>,
): DocumentChange[] =>
  [...current]
    .map(([path, after]) => ({ path, before: original.get(path) ?? null, after }))
    .filter(({ before, after }) => before !== after);
