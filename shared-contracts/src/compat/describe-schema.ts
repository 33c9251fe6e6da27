/** A schema as data: what the committed snapshot holds. */
export interface SchemaShape {
  type: string;
  /** Fields of an object. */
  fields?: Record<string, SchemaShape>;
  /** Inner schema of optional, nullable, array and record schemas. */
  of?: SchemaShape;
  /** Options of picklists, literals and unions. */
  options?: (string | SchemaShape)[];
  /** Conditions and transformations, such as `min_length:1`. */
  rules?: string[];
}

/** The parts of valibot's schemas that are read here. */
interface SchemaParts {
  type: string;
  entries?: Record<string, unknown>;
  wrapped?: unknown;
  item?: unknown;
  value?: unknown;
  literal?: unknown;
  options?: readonly unknown[];
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
}

const optionShape = (option: unknown): string | SchemaShape =>
  typeof option === 'object' && option !== null ? describeSchema(option) : JSON.stringify(option);

const ruleText = ({ type, requirement }: { type: string; requirement?: unknown }): string =>
  typeof requirement === 'function' || requirement === undefined ? type : `${type}:${String(requirement)}`;

/** The shape of a valibot schema. Functions (checks, transformations) show by their kind only. */
export const describeSchema = (schema: unknown): SchemaShape => {
  const parts = schema as SchemaParts;
  const inner = parts.wrapped ?? parts.item ?? (parts.type === 'record' ? parts.value : undefined);
  const rules = (parts.pipe ?? []).filter(({ kind }) => kind !== 'schema').map(ruleText);
  return {
    type: parts.type,
    ...(parts.entries === undefined
      ? {}
      : {
          fields: Object.fromEntries(
            Object.entries(parts.entries).map(([name, field]) => [name, describeSchema(field)]),
          ),
        }),
    ...(inner === undefined ? {} : { of: describeSchema(inner) }),
    ...(parts.options === undefined ? {} : { options: parts.options.map(optionShape) }),
    ...(parts.type === 'literal' ? { options: [JSON.stringify(parts.literal)] } : {}),
    ...(rules.length === 0 ? {} : { rules }),
  };
};
