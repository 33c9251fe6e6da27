import { fieldUpdateKind, type FirestoreWrite, type Identified } from '@posy/shared-contracts/mount-props';
import { isServers } from './ledger';

type Data = Record<string, unknown>;

/** Returns the value at a dotted path. */
export const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Data | null | undefined)?.[part], data);

const withValue = (data: Data, [first = '', ...rest]: readonly string[], value: unknown): Data => {
  if (rest.length > 0) return { ...data, [first]: withValue((data[first] ?? {}) as Data, rest, value) };
  if (fieldUpdateKind(value) !== 'remove') return { ...data, [first]: value };
  const { [first]: _removed, ...others } = data;
  return others;
};

/** Fields whose value is the server's stay as they were. */
const withFields = (before: Data, fields: Data): Data =>
  Object.entries(fields).reduce(
    (data, [path, value]) => (isServers(value) ? data : withValue(data, path.split('.'), value)),
    before,
  );

/** A collection's list as it is after these writes, before the database has reported them. */
export const applyWrites = <T extends Identified<object>>(
  list: readonly T[],
  collectionPath: string,
  writes: readonly FirestoreWrite[],
): T[] => {
  const known = new Map(list.map((document) => [document.id, document]));
  for (const write of writes) {
    if (write.collection.path !== collectionPath) continue;
    const before = known.get(write.id);
    if (write.kind === 'delete') known.delete(write.id);
    else if (write.kind === 'set') known.set(write.id, { ...withFields({}, write.data), id: write.id } as T);
    else if (before !== undefined) known.set(write.id, withFields({ ...before }, write.data) as T);
  }
  return [...known.values()];
};
