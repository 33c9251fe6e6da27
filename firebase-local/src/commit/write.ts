import { type FieldPath } from '../values/field-path';
import { type DocumentFields, type Value } from '../values/value';

export type Precondition = { exists: boolean } | { updateTime: number } | null;

export type TransformKind =
  | { kind: 'serverTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'arrayUnion' | 'arrayRemove'; values: Value[] };

export interface Transform {
  path: FieldPath;
  change: TransformKind;
}

/** One write of a commit, parsed and checked. */
export type Write =
  | {
      kind: 'update';
      path: string;
      fields: DocumentFields;
      /** null replaces the whole document. */
      mask: FieldPath[] | null;
      transforms: Transform[];
      precondition: Precondition;
    }
  | { kind: 'delete' | 'verify'; path: string; precondition: Precondition };
