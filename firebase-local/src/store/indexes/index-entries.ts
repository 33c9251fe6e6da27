import { vectorOf } from '#values/compare';
import { formatFieldPath } from '#values/field-path';
import { type DocumentFields } from '#values/value';
import { indexKey } from './index-key';

/** An entry of the index: a field (or a member of its list) and the key of its value. */
export interface IndexEntry {
  field: string;
  key: Buffer;
}

/** The name under which members of a list field are indexed; no field path begins like that. */
export const membersOf = (field: string): string => `@${field}`;

const addEntries = (fields: DocumentFields, prefix: string[], entries: Map<string, IndexEntry>): void => {
  const add = (field: string, key: Buffer): void =>
    void entries.set(`${field}\n${key.toString('latin1')}`, { field, key });
  for (const [name, value] of Object.entries(fields)) {
    const path = [...prefix, name];
    const field = formatFieldPath(path);
    add(field, indexKey(value));
    if ('arrayValue' in value)
      for (const member of value.arrayValue.values ?? []) add(membersOf(field), indexKey(member));
    if ('mapValue' in value && !vectorOf(value)) addEntries(value.mapValue.fields ?? {}, path, entries);
  }
};

/** Every field of a document at every depth, by an identity that compares as text. */
export const entriesOf = (fields: DocumentFields | null): Map<string, IndexEntry> => {
  const entries = new Map<string, IndexEntry>();
  if (fields) addEntries(fields, [], entries);
  return entries;
};
