import { own } from '../base/json';
import { type FieldPath, getField } from './field-path';
import { type DocumentFields, type Value } from './value';

/** A copy of fields that many changes are made to, each map copied once however many of its fields change. */
export interface FieldEditor {
  /** Undefined takes the field away. Taking away inside an absent map changes nothing. */
  set(path: FieldPath, value: Value | undefined): void;
  get(path: FieldPath): Value | undefined;
  /** The fields now; the editor is not used any more. */
  fields(): DocumentFields;
}

export const editFields = (original: DocumentFields): FieldEditor => {
  const copies = new WeakSet<DocumentFields>();
  const copyOf = (level: DocumentFields): DocumentFields => {
    if (copies.has(level)) return level;
    const copy = { ...level };
    copies.add(copy);
    return copy;
  };
  const changed = (level: DocumentFields, path: FieldPath, depth: number, value: Value | undefined): DocumentFields => {
    const name = path[depth] ?? '';
    const current = own(level, name);
    const inside = depth < path.length - 1;
    const isMap = current !== undefined && 'mapValue' in current;
    if (value === undefined && (inside ? !isMap : current === undefined)) return level;
    const copy = copyOf(level);
    if (inside) {
      const inner = changed(isMap ? (current.mapValue.fields ?? {}) : {}, path, depth + 1, value);
      define(copy, name, { mapValue: isEmpty(inner) ? {} : { fields: inner } });
    } else if (value === undefined) delete copy[name];
    else define(copy, name, value);
    return copy;
  };
  let fields = original;
  return {
    set(path, value) {
      fields = changed(fields, path, 0, value);
    },
    get: (path) => getField(fields, path),
    fields: () => fields,
  };
};

const isEmpty = (fields: DocumentFields): boolean => {
  for (const name in fields) if (Object.hasOwn(fields, name)) return false;
  return true;
};

/** `__proto__` is a name like any other. */
const define = (fields: DocumentFields, name: string, value: Value): void => {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
};
