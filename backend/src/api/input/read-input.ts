import { endpoints } from '@posy/shared-contracts/endpoints';
import * as v from 'valibot';
import { Refusal } from '../refusal';
import { visible } from './visible';

/** The contract's schema of an id. */
const { id } = endpoints.realWedding.params.entries;

/** Ids that Firestore reserves: no document can have one, and a read of one fails with an error. */
const reserved = /^(?:\.\.?|__.*__)$/;

interface SchemaParts {
  pipe?: readonly unknown[];
  entries?: Record<string, v.GenericSchema>;
  /** Inner schema of optional and nullable values. */
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  key?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: readonly (v.GenericSchema | string)[];
}

const isId = (schema: v.GenericSchema): boolean => schema === id || (schema as SchemaParts).pipe?.[0] === id;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The ids in what a caller sent, by the schema that it fits. */
const idsIn = (schema: v.GenericSchema | undefined, value: unknown): string[] => {
  if (schema === undefined) return [];
  if (isId(schema)) return typeof value === 'string' ? [value] : [];
  const { entries, wrapped, item, key, value: held, options = [] } = schema as SchemaParts;
  if (wrapped !== undefined) return idsIn(wrapped, value);
  const chosen = options.find((option) => typeof option === 'object' && v.is(option, value));
  if (typeof chosen === 'object') return idsIn(chosen, value);
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(item, one));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    ...idsIn(key, name),
    ...idsIn(held, one),
    ...(entries !== undefined && Object.hasOwn(entries, name) ? idsIn(entries[name], one) : []),
  ]);
};

/**
 * Parses the call's input; refuses it with the name of the first field that does not fit. Every id of every call passes
 * here, so an id that no document can have never becomes a path.
 */
export const readInput = <T>(schema: v.GenericSchema<unknown, T>, input: unknown): T => {
  const read = v.safeParse(schema, visible<unknown>(input ?? {}));
  if (!read.success) {
    const [issue] = read.issues;
    const field = v.getDotPath(issue);
    throw new Refusal(400, 'invalid-request', field === null ? issue.message : `${field}: ${issue.message}`);
  }
  const misnamed = idsIn(schema, read.output).find((one) => reserved.test(one));
  if (misnamed === undefined) return read.output;
  throw new Refusal(400, 'invalid-request', `Nothing is called "${misnamed}".`);
};
