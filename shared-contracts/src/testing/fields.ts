import { readDocument } from '../collections';

/** Dotted paths of a schema's fields, arrays and optional fields opened. */
export const fieldsOf = (schema: unknown, prefix = ''): string[] => {
  const { entries, wrapped, item } = schema as { entries?: object; wrapped?: unknown; item?: unknown };
  if (wrapped !== undefined) return fieldsOf(wrapped, prefix);
  if (item !== undefined) return fieldsOf(item, prefix);
  return Object.entries(entries ?? {}).flatMap(([name, field]) => [
    `${prefix}${name}`,
    ...fieldsOf(field, `${prefix}${name}.`),
  ]);
};

/** Expects a schema to have fields, named by dotted paths. */
export const has = (schema: unknown, fields: string): void => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(/\s+/).filter((field) => field !== '')));
};

/** Fields of stored documents; the id is the document's name and comes with reading. */
export const hasStored = (collection: Parameters<typeof readDocument>[0], document: object, fields: string): void => {
  has(collection.schema, fields);
  expect(readDocument(collection, 'id1', document)).toMatchObject({ ok: true, value: { id: 'id1' } });
};

/** A time of the examples. */
export const at = '2026-11-01T10:00:00.000Z';
