import * as v from 'valibot';

/** A JSON Schema that a remote's manifest may not have: with the place in it, and the reason. */
export class UnreadableSchema extends Error {
  override readonly name = 'UnreadableSchema';
}

type Json = Record<string, unknown>;

/** Keywords that say nothing of the values. */
const remarks = ['title', 'description', 'examples', '$schema', '$comment'];

/** Texts and lists that say no length of their own: the bus refuses a payload that is too large. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** Levels of a payload: it carries ids and a few words, not documents. */
const deepest = 8;

const refuse = (where: string, why: string): never => {
  throw new UnreadableSchema(`${where} ${why}.`);
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuseOthers = (json: Json, known: readonly string[], where: string): void => {
  const stranger = Object.keys(json).find((key) => key !== 'type' && !known.includes(key) && !remarks.includes(key));
  if (stranger !== undefined) refuse(`${where}.${stranger}`, 'is a keyword that the platform does not read');
};

const numberIn = (json: Json, key: string, usual: number, where: string): number => {
  const { [key]: value = usual } = json;
  return typeof value === 'number' ? value : refuse(`${where}.${key}`, 'is no number');
};

const textsIn = (json: Json, key: string, where: string): string[] => {
  const { [key]: value = [] } = json;
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList ? (value as string[]) : refuse(`${where}.${key}`, 'is no list of texts');
};

type Read = (json: Json, where: string, depth: number) => v.GenericSchema;

const readText: Read = (json, where) => {
  refuseOthers(json, ['minLength', 'maxLength', 'enum'], where);
  if (json['enum'] !== undefined) return v.picklist(textsIn(json, 'enum', where));
  return v.pipe(
    v.string(),
    v.minLength(numberIn(json, 'minLength', 0, where)),
    v.maxLength(numberIn(json, 'maxLength', unlimited, where)),
  );
};

const readNumber: Read = (json, where) => {
  refuseOthers(json, ['minimum', 'maximum'], where);
  const from = numberIn(json, 'minimum', -Number.MAX_VALUE, where);
  const to = numberIn(json, 'maximum', Number.MAX_VALUE, where);
  return json['type'] === 'integer'
    ? v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
    : v.pipe(v.number(), v.minValue(from), v.maxValue(to));
};

const readBoolean: Read = (json, where) => {
  refuseOthers(json, [], where);
  return v.boolean();
};

const readList: Read = (json, where, depth) => {
  refuseOthers(json, ['items', 'minItems', 'maxItems'], where);
  return v.pipe(
    v.array(readSchema(json['items'], `${where}.items`, depth)),
    v.minLength(numberIn(json, 'minItems', 0, where)),
    v.maxLength(numberIn(json, 'maxItems', unlimited, where)),
  );
};

const readObject: Read = (json, where, depth) => {
  refuseOthers(json, ['properties', 'required', 'additionalProperties'], where);
  const { properties = {}, additionalProperties = false } = json;
  if (additionalProperties !== false) refuse(`${where}.additionalProperties`, 'may only be false');
  if (!isObject(properties)) return refuse(`${where}.properties`, 'is no object');
  const required = textsIn(json, 'required', where);
  const unnamed = required.find((name) => !Object.hasOwn(properties, name));
  if (unnamed !== undefined) refuse(`${where}.required`, `names ${unnamed}, which is no property`);
  const entries = Object.entries(properties).map(([name, property]) => {
    const schema = readSchema(property, `${where}.properties.${name}`, depth);
    return [name, required.includes(name) ? schema : v.optional(schema)] as const;
  });
  return v.object(Object.fromEntries(entries));
};

const readers = new Map<unknown, Read>([
  ['string', readText],
  ['number', readNumber],
  ['integer', readNumber],
  ['boolean', readBoolean],
  ['array', readList],
  ['object', readObject],
]);

const readSchema = (json: unknown, where: string, above: number): v.GenericSchema => {
  if (!isObject(json)) return refuse(where, 'is no schema');
  const depth = above + 1;
  if (depth > deepest) return refuse(where, `lies deeper than ${deepest} levels`);
  const types = [json['type']].flat();
  const [type, ...others] = types.filter((each) => each !== 'null');
  const read = readers.get(type);
  if (read === undefined || others.length > 0)
    return refuse(`${where}.type`, `is none of ${[...readers.keys()].join(', ')}, alone or with null`);
  const schema = read({ ...json, type }, where, depth);
  return types.includes('null') ? v.nullable(schema) : schema;
};

/**
 * The schema of a payload from the part of JSON Schema that manifests may use: objects without other fields, texts, numbers,
 * lists, choices of texts, null. Throws `UnreadableSchema` with the place of the first thing that it does not read.
 *
 * @example
 * schemaOfJson({ type: 'object', properties: { place: { type: 'string' } }, required: ['place'] }, 'payload');
 */
export const schemaOfJson = (json: unknown, where: string): v.GenericSchema =>
  isObject(json) && json['type'] === 'object'
    ? readSchema(json, where, 0)
    : refuse(`${where}.type`, 'is not object: a payload is one');
