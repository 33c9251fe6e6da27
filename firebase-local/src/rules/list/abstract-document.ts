import { AbstractMap, type Bound, Constrained } from '../runtime/abstract-value';
import { type Abstract, type Result, RuleMap, RulePath, type RuleValue, unknown } from '../runtime/rule-value';
import { type FieldBound } from './disjunctions';

/** Field path to its names: dots separate, backticks quote. */
export const fieldNames = (path: string): string[] =>
  [...path.matchAll(/`((?:[^`\\]|\\.)*)`|([^.`]+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'),
  );

/** Returns true when a query's equality fixes the value entirely: numbers are left open between integer and float. */
const isExact = (value: RuleValue): boolean => {
  if (typeof value === 'bigint' || typeof value === 'number') return false;
  if (Array.isArray(value)) return value.every(isExact);
  return value instanceof RuleMap ? value.values().every(isExact) : true;
};

interface Field {
  bounds: Bound[];
  children: Map<string, Field>;
}

const newField = (): Field => ({ bounds: [], children: new Map() });

const place = (root: Field, bound: FieldBound): void => {
  let field = root;
  for (const name of fieldNames(bound.fieldPath)) {
    const child = field.children.get(name) ?? newField();
    field.children.set(name, child);
    field = child;
  }
  field.bounds.push(bound);
};

const settle = (field: Field): Result => {
  const fixed = field.bounds.find(({ operator, value }) => operator === '==' && isExact(value));
  if (fixed !== undefined) return fixed.value;
  if (field.children.size > 0)
    return new AbstractMap(new Map([...field.children].map(([name, child]) => [name, settle(child)])));
  return field.bounds.length > 0 ? new Constrained(field.bounds) : unknown;
};

/** The path that a query asks for by document id, or null. */
export const fixedName = (bounds: FieldBound[]): RulePath | null => {
  const found = bounds.find(({ fieldPath, operator }) => fieldPath === '__name__' && operator === '==');
  return found?.value instanceof RulePath ? found.value : null;
};

/**
 * `resource` as far as one case of a query shows: fields with what is known of them, all else unknown. A field that the
 * query orders by is there.
 */
export const abstractResource = (bounds: FieldBound[], orderedBy: string[]): Abstract => {
  const root = newField();
  const existing = orderedBy.map((fieldPath): FieldBound => ({ fieldPath, operator: 'exists', value: null }));
  for (const bound of [...bounds, ...existing]) if (bound.fieldPath !== '__name__') place(root, bound);
  const data = root.children.size > 0 ? settle(root) : new AbstractMap(new Map());
  const name = fixedName(bounds);
  return new AbstractMap(
    new Map<string, Result>([
      ['data', data],
      ['id', name?.segments.at(-1) ?? unknown],
      ['__name__', name ?? unknown],
    ]),
  );
};
