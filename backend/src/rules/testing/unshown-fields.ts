/** The parts of valibot's schemas that are read here. */
interface FieldSchema {
  type: string;
  entries?: Record<string, FieldSchema>;
  wrapped?: FieldSchema;
  item?: FieldSchema;
  value?: FieldSchema;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true when a schema has named fields somewhere below. */
const hasFields = ({ entries, wrapped, item, value }: FieldSchema): boolean =>
  entries !== undefined || [wrapped, item, value].some((part) => part !== undefined && hasFields(part));

const join = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

/**
 * Fields of a schema, at any depth, that none of the examples has: `address.adminArea`. Of what no example has, only the
 * place itself is named, unless it is a value without fields of its own.
 */
export const unshownFields = (schema: unknown, examples: readonly unknown[], place = ''): string[] => {
  const parts = schema as FieldSchema;
  const { type, entries, wrapped, item, value } = parts;
  if (entries === undefined && !hasFields(parts)) return [];
  const there = examples.filter((one) => one !== null && one !== undefined);
  if (there.length === 0) return [place];
  if (wrapped !== undefined) return unshownFields(wrapped, there, place);
  if (item !== undefined)
    return unshownFields(
      item,
      there.flatMap((one) => (Array.isArray(one) ? one : [])),
      `${place}[]`,
    );
  const maps = there.filter(isMap);
  if (value !== undefined)
    return unshownFields(
      value,
      maps.flatMap((one) => Object.values(one)),
      `${place}{}`,
    );
  if (entries === undefined) throw new Error(`This test reads no fields of ${type} schemas.`);
  return Object.entries(entries).flatMap(([name, entry]) => {
    const shown = maps.flatMap((one) => (name in one ? [one[name]] : []));
    return shown.length === 0 ? [join(place, name)] : unshownFields(entry, shown, join(place, name));
  });
};
