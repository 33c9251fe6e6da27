import { type CommitOutcome } from '../commit/committer';
import { type WriteResult } from '../commit/evaluate';
import { project } from '../query/run';
import { type FieldPath } from '../values/field-path';
import { type DatabaseNames } from '../values/names';
import { microsToTimestamp } from '../values/timestamp';
import { type DocumentFields, type StoredDocument, type Value } from '../values/value';

/** A document in proto3 JSON. */
export interface DocumentJson {
  name: string;
  fields?: DocumentFields;
  createTime: string;
  updateTime: string;
}

export const encodeDocument = (
  document: StoredDocument,
  names: DatabaseNames,
  select: FieldPath[] | null = null,
): DocumentJson => {
  const fields = project(document.fields, select);
  return {
    name: names.nameOf(document.path),
    ...(Object.keys(fields).length > 0 && { fields }),
    createTime: microsToTimestamp(document.createTime),
    updateTime: microsToTimestamp(document.updateTime),
  };
};

export interface WriteResultJson {
  updateTime?: string;
  transformResults?: Value[];
}

export const encodeWriteResult = (result: WriteResult): WriteResultJson => ({
  ...(result.updateTime !== null && { updateTime: microsToTimestamp(result.updateTime) }),
  ...(result.transformResults.length > 0 && { transformResults: result.transformResults }),
});

export interface CommitJson {
  writeResults?: WriteResultJson[];
  commitTime: string;
}

export const encodeCommit = (outcome: CommitOutcome): CommitJson => ({
  ...(outcome.results.length > 0 && { writeResults: outcome.results.map(encodeWriteResult) }),
  commitTime: microsToTimestamp(outcome.time),
});
