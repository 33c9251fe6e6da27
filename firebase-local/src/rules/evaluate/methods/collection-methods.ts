import { type StepCounter } from '#rules/runtime/budget';
import { contains, equal, setOf } from '#rules/runtime/equality';
import { Failure, type Result, RuleMap, RuleMapDiff, RuleSet, type RuleValue } from '#rules/runtime/rule-value';
import { type Builtin, builtin, type Builtins, tooMuch, wrongArgument } from './method';

const itemsOf = (value: RuleValue | undefined): RuleValue[] | null => {
  if (value instanceof RuleSet) return value.items;
  return Array.isArray(value) ? value : null;
};

/** A method that looks for every item of one list in another: paid by the product of their lengths. */
const twoLists = (combine: (own: RuleValue[], other: RuleValue[]) => Result): Builtin =>
  builtin(1, (self, [argument], steps: StepCounter) => {
    const own = itemsOf(self) ?? [];
    const other = itemsOf(argument);
    if (other === null) return wrongArgument('a list or a set');
    return steps.take(Math.ceil((own.length * other.length) / 100)) ? combine(own, other) : tooMuch;
  });

const membership: Builtins = {
  hasAll: twoLists((own, other) => other.every((item) => contains(own, item))),
  hasAny: twoLists((own, other) => other.some((item) => contains(own, item))),
  hasOnly: twoLists((own, other) => own.every((item) => contains(other, item))),
  size: builtin(0, (self) => BigInt(itemsOf(self)?.length ?? 0)),
};

const textOf = (value: RuleValue): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : null;
};

const join = (items: RuleValue[], separator: string): Result => {
  const texts = items.map(textOf);
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0) + separator.length, 0);
  if (texts.includes(null)) return new Failure('join needs a list of texts');
  return length > 1 << 20 ? new Failure('Text too long') : texts.join(separator);
};

export const listMethods: Builtins = {
  ...membership,
  concat: builtin(1, (self, [other], steps) => {
    if (!Array.isArray(other)) return wrongArgument('a list');
    const joined = [...(self as RuleValue[]), ...other];
    return steps.take(Math.ceil(joined.length / 10)) ? joined : tooMuch;
  }),
  join: builtin(1, (self, [separator]) =>
    typeof separator === 'string' ? join(self as RuleValue[], separator) : wrongArgument('a string'),
  ),
  removeAll: twoLists((own, other) => own.filter((item) => !contains(other, item))),
  toSet: builtin(0, (self, _, steps) =>
    steps.take(Math.ceil((self as RuleValue[]).length / 10)) ? setOf(self as RuleValue[]) : tooMuch,
  ),
};

export const setMethods: Builtins = {
  ...membership,
  difference: twoLists((own, other) => new RuleSet(own.filter((item) => !contains(other, item)))),
  intersection: twoLists((own, other) => new RuleSet(own.filter((item) => contains(other, item)))),
  union: twoLists((own, other) => setOf([...own, ...other])),
};

/** `get('a', 0)`, or `get(['a', 'b'], 0)` for an entry of an entry. */
const entryOr = (map: RuleMap, key: RuleValue, fallback: RuleValue): Result => {
  let value: RuleValue = map;
  for (const name of Array.isArray(key) ? key : [key]) {
    if (typeof name !== 'string') return wrongArgument('a string or a list of strings');
    const entry: RuleValue | undefined = value instanceof RuleMap ? value.get(name) : undefined;
    if (entry === undefined) return fallback;
    value = entry;
  }
  return value;
};

export const mapMethods: Builtins = {
  get: builtin(2, (self, [key, fallback]) => entryOr(self as RuleMap, key as RuleValue, fallback as RuleValue)),
  keys: builtin(0, (self) => (self as RuleMap).keys()),
  values: builtin(0, (self) => (self as RuleMap).values()),
  size: builtin(0, (self) => BigInt((self as RuleMap).size)),
  diff: builtin(1, (self, [before]) =>
    before instanceof RuleMap ? new RuleMapDiff(self as RuleMap, before) : wrongArgument('a map'),
  ),
};

type FieldChange = 'added' | 'removed' | 'changed' | 'unchanged';

const changeOf = ({ after, before }: RuleMapDiff, name: string): FieldChange => {
  const [now, then] = [after.get(name), before.get(name)];
  if (then === undefined) return 'added';
  if (now === undefined) return 'removed';
  return equal(now, then) ? 'unchanged' : 'changed';
};

const keysThatAre = (...changes: FieldChange[]): Builtin =>
  builtin(0, (self, _, steps) => {
    const diff = self as RuleMapDiff;
    const names = new Set([...diff.after.keys(), ...diff.before.keys()]);
    if (!steps.take(Math.ceil(names.size / 10))) return tooMuch;
    return new RuleSet([...names].filter((name) => changes.includes(changeOf(diff, name))));
  });

export const mapDiffMethods: Builtins = {
  addedKeys: keysThatAre('added'),
  removedKeys: keysThatAre('removed'),
  changedKeys: keysThatAre('changed'),
  unchangedKeys: keysThatAre('unchanged'),
  affectedKeys: keysThatAre('added', 'removed', 'changed'),
};
