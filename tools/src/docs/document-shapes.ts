import { describeSchema, type SchemaShape } from '@posy/shared-contracts/compat';

/** Returns the inner shape of an optional or nullable one; lists and records are handled separately. */
const inner = ({ type, of }: SchemaShape): SchemaShape | null =>
  of !== undefined && ['optional', 'nullable'].includes(type) ? of : null;

const fieldText = (name: string, shape: SchemaShape): string => {
  const below = inner(shape);
  const isOptional = shape.type === 'optional';
  if (below !== null) return fieldText(isOptional && !name.endsWith('?') ? `${name}?` : name, below);
  if (shape.type === 'array' && shape.of !== undefined) return fieldText(`${name}[]`, shape.of);
  if (shape.type === 'record' && shape.of !== undefined) return fieldText(`${name}{}`, shape.of);
  return shape.fields === undefined ? name : `${name} (${fieldsText(shape.fields)})`;
};

const fieldsText = (fields: Record<string, SchemaShape>): string =>
  Object.entries(fields)
    .map(([name, shape]) => fieldText(name, shape))
    .join(', ');

/** The fields of a document's schema in a line: `?` may be missing, `[]` is a list, `{}` a record, parentheses hold parts. */
export const shapeText = (schema: unknown): string => fieldsText(describeSchema(schema).fields ?? {});
