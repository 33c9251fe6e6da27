import type { SchemaShape } from './describe-schema';

/**
 * The writer of the data that the schema reads. `in`: an older caller writes, the newer side reads. `out`: the newer
 * side writes, an older one reads. `both`: either way, as with events. `stored`: documents, which both may write and
 * read; `firestore.rules` alone limits their values, and readers leave out values that do not fit.
 */
export type Direction = 'in' | 'out' | 'both' | 'stored';

const isOptional = ({ type }: SchemaShape): boolean => type === 'optional';

const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const fieldFaults = (older: SchemaShape, newer: SchemaShape, direction: Direction, where: string): string[] => {
  const before = older.fields ?? {};
  const after = newer.fields ?? {};
  const gone = Object.entries(before).flatMap(([name, shape]) => {
    const now = after[name];
    return now === undefined ? [`${where}.${name} is gone`] : shapeFaults(shape, now, direction, `${where}.${name}`);
  });
  const added = Object.entries(after)
    .filter(([name, shape]) => before[name] === undefined && !isOptional(shape) && direction !== 'out')
    .map(([name]) => `${where}.${name} is new and required`);
  return [...gone, ...added];
};

const optionalFaults = (older: SchemaShape, newer: SchemaShape, direction: Direction, where: string): string[] => {
  const become = isOptional(newer) ? 'optional' : 'required';
  const isHarmless = become === 'optional' ? direction === 'in' : direction === 'out';
  const inner = shapeFaults(
    isOptional(older) ? (older.of ?? older) : older,
    isOptional(newer) ? (newer.of ?? newer) : newer,
    direction,
    where,
  );
  return isHarmless ? inner : [`${where} became ${become}`, ...inner];
};

const isShape = (option: unknown): option is SchemaShape => typeof option === 'object' && option !== null;

/** An option is still there when it is the same, or when one of the newer ones breaks nobody who knows it. */
const isStillThere = (option: unknown, newer: readonly unknown[], direction: Direction): boolean =>
  newer.some(
    (now) =>
      text(now) === text(option) ||
      (isShape(option) && isShape(now) && shapeFaults(option, now, direction, '').length === 0),
  );

const optionFaults = (older: SchemaShape, newer: SchemaShape, direction: Direction, where: string): string[] =>
  (older.options ?? []).flatMap((option) =>
    isStillThere(option, newer.options ?? [], direction) ? [] : [`${where} lost ${text(option)}`],
  );

/** The expression of a rule such as `regex:/^[a-z]+$/`; null for other rules. */
const expressionOf = (rule: string): RegExp | null => {
  const source = /^regex:\/(.*)\/$/.exec(rule)?.[1];
  return source === undefined ? null : new RegExp(source);
};

/** A picklist that became text of a pattern which all its options have: like new options, as many as one likes. */
const isOpened = (older: SchemaShape, { type, rules = [] }: SchemaShape): boolean => {
  if (older.type !== 'picklist' || type !== 'string') return false;
  const patterns = rules.map(expressionOf);
  const options = (older.options ?? []).map((option) => JSON.parse(String(option)) as string);
  return patterns.every((pattern) => pattern !== null && options.every((option) => pattern.test(option)));
};

/** Returns changes that break an older package. New optional fields and new options are none. */
export const shapeFaults = (older: SchemaShape, newer: SchemaShape, direction: Direction, where: string): string[] => {
  if (isOptional(older) !== isOptional(newer)) return optionalFaults(older, newer, direction, where);
  if (isOpened(older, newer)) return [];
  if (older.type !== newer.type) return [`${where} was ${older.type}, is ${newer.type}`];
  const inner =
    older.of !== undefined && newer.of !== undefined ? shapeFaults(older.of, newer.of, direction, where) : [];
  const isSame = direction === 'stored' || text(older.rules) === text(newer.rules);
  const rules = isSame ? [] : [`${where} has other rules`];
  return [
    ...fieldFaults(older, newer, direction, where),
    ...inner,
    ...optionFaults(older, newer, direction, where),
    ...rules,
  ];
};
