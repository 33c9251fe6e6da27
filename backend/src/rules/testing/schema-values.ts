import fc from 'fast-check';
import { instant } from './wire';

/** The parts of valibot's schemas that are read here. */
interface SchemaNode {
  type: string;
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  item?: SchemaNode;
  key?: SchemaNode;
  value?: SchemaNode;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly SchemaStep[];
}

interface SchemaStep {
  kind: string;
  type: string;
  requirement?: unknown;
  pipe?: readonly SchemaStep[];
}

/** The conditions of a schema, with those of the schemas that it is made from. */
const stepsOf = ({ pipe = [] }: { pipe?: readonly SchemaStep[] }): SchemaStep[] =>
  pipe.flatMap((step) => (step.kind === 'schema' ? stepsOf(step) : [step]));

const requirement = (schema: SchemaNode, type: string): unknown =>
  stepsOf(schema).find((one) => one.type === type)?.requirement;
/** The narrowest of a schema's limits of one kind. */
const limit = (schema: SchemaNode, type: string, otherwise: number): number => {
  const found = stepsOf(schema).flatMap((one) => (one.type === type ? [Number(one.requirement)] : []));
  if (found.length === 0) return otherwise;
  return type.startsWith('min') ? Math.max(...found) : Math.min(...found);
};

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Texts of the kinds that the product's forms make. */
const texts = (schema: SchemaNode): fc.Arbitrary<unknown> => {
  if (requirement(schema, 'iso_date') !== undefined) return day.map((iso) => iso.slice(0, 10));
  if (requirement(schema, 'iso_timestamp') !== undefined) return fc.oneof(day.map(instant), day);
  const pattern = requirement(schema, 'regex');
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  const most = limit(schema, 'max_length', 40);
  const trimmed = fc.string({ maxLength: most, unit: 'grapheme' }).map((text) => text.slice(0, most));
  return fc.oneof(trimmed, fc.constantFrom('', 'x'.repeat(most), '😀'.repeat(Math.floor(most / 2))));
};

const numbers = (schema: SchemaNode): fc.Arbitrary<number> => {
  const min = limit(schema, 'min_value', Number.MIN_SAFE_INTEGER);
  const max = limit(schema, 'max_value', Number.MAX_SAFE_INTEGER);
  const isWhole = stepsOf(schema).some(({ type }) => type === 'safe_integer' || type === 'integer');
  const whole = fc.maxSafeInteger().filter((number) => number >= min && number <= max);
  const some = fc.integer({ min: Math.max(min, -2_000_000_000), max: Math.min(max, 2_000_000_000) });
  const all = min < -1e9 && max > 1e9 ? fc.oneof(some, whole) : some;
  return isWhole ? all : fc.oneof(all, fc.double({ min: Math.max(min, -1e15), max: Math.min(max, 1e15), noNaN: true }));
};

/** Makes values that a schema reads: for a test, what its own writers could write. */
export const valuesOf = (schema: unknown): fc.Arbitrary<unknown> => {
  const parts = schema as SchemaNode;
  if (parts.type === 'object') {
    const entries = Object.entries(parts.entries ?? {});
    const optional = entries.filter(([, { type }]) => type === 'optional').map(([name]) => name);
    const model = Object.fromEntries(entries.map(([name, entry]) => [name, valuesOf(entry)]));
    return fc.record(model, { requiredKeys: entries.map(([name]) => name).filter((name) => !optional.includes(name)) });
  }
  if (parts.type === 'optional') return valuesOf(parts.wrapped);
  if (parts.type === 'nullable') return fc.oneof(fc.constant(null), valuesOf(parts.wrapped));
  if (parts.type === 'array')
    return fc.array(valuesOf(parts.item), {
      minLength: limit(parts, 'min_length', 0),
      maxLength: Math.min(4, limit(parts, 'max_length', 4)),
    });
  if (parts.type === 'record')
    return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valuesOf(parts.value), { maxKeys: 4 });
  if (parts.type === 'picklist') return fc.constantFrom(...(parts.options ?? []));
  if (parts.type === 'literal') return fc.constant(parts.literal);
  if (parts.type === 'boolean') return fc.boolean();
  if (parts.type === 'number') return numbers(parts);
  if (parts.type === 'string') return texts(parts);
  throw new Error(`This test makes no values of ${parts.type} schemas.`);
};
