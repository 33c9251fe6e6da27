import type { SchemaShape } from '@posy/shared-contracts/compat';

/**
 * `exact`: what is written reaches people or the database, so the reader must take every value. `open`: a reader that
 * meets an option or a value that it does not know does without it, as the contract has it for events and answers.
 */
export type Strictness = 'exact' | 'open';

const isOptional = ({ type }: SchemaShape): boolean => type === 'optional';
const inside = (shape: SchemaShape): SchemaShape => (isOptional(shape) && shape.of !== undefined ? shape.of : shape);
const text = (value: unknown): string => JSON.stringify(value) ?? '';

const missingField = (writer: SchemaShape | undefined, reader: SchemaShape, where: string): string[] => {
  if (isOptional(reader)) return [];
  if (writer === undefined) return [`${where} is missing`];
  return isOptional(writer) ? [`${where} may be missing`] : [];
};

const fieldFaults = (writer: SchemaShape, reader: SchemaShape, strictness: Strictness, where: string): string[] =>
  Object.entries(reader.fields ?? {}).flatMap(([name, wanted]) => {
    const written = writer.fields?.[name];
    const at = `${where}.${name}`;
    const inner = written === undefined ? [] : readFaults(inside(written), inside(wanted), strictness, at);
    return [...missingField(written, wanted, at), ...inner];
  });

/** Values of choices that the reader does not have. Of unions only one that is the same is known to fit. */
const optionFaults = (writer: SchemaShape, reader: SchemaShape, where: string): string[] => {
  const known = new Set((reader.options ?? []).map(text));
  return (writer.options ?? []).map(text).flatMap((option) => (known.has(option) ? [] : [`${where} may be ${option}`]));
};

const ruleFaults = (writer: SchemaShape, reader: SchemaShape, where: string): string[] => {
  const held = new Set(writer.rules ?? []);
  return (reader.rules ?? []).filter((rule) => !held.has(rule)).map((rule) => `${where} need not have ${rule}`);
};

/** Returns true when the reader accepts more than the writer gives: text for a choice, nullable for never null. */
const isWider = (writer: SchemaShape, reader: SchemaShape): boolean =>
  (reader.type === 'string' && ['picklist', 'literal'].includes(writer.type)) ||
  ['unknown', 'any'].includes(reader.type);

/** Returns why one side cannot read the other's values, in words; empty when it can. */
export const readFaults = (
  writer: SchemaShape,
  reader: SchemaShape,
  strictness: Strictness,
  where: string,
): string[] => {
  if (isWider(writer, reader)) return [];
  if (reader.type === 'nullable' && writer.type !== 'nullable' && reader.of !== undefined)
    return readFaults(writer, reader.of, strictness, where);
  if (writer.type !== reader.type) return [`${where} is ${writer.type}, not ${reader.type}`];
  const inner =
    writer.of !== undefined && reader.of !== undefined ? readFaults(writer.of, reader.of, strictness, where) : [];
  const values =
    strictness === 'open' ? [] : [...optionFaults(writer, reader, where), ...ruleFaults(writer, reader, where)];
  return [...fieldFaults(writer, reader, strictness, where), ...inner, ...values];
};
