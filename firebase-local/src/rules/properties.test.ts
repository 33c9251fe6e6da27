import fc from 'fast-check';
import { type Value } from '../values/value';
import { compileRules, RulesSyntaxError } from './compile';
import { type FilterJson } from './runtime/contract';
import { compare, contains, equal } from './runtime/equality';
import { fromValue } from './runtime/from-document';
import { type RuleValue } from './runtime/rule-value';
import { and, contextOf, framed, listOf, or, toFields, user, where } from './testing/decide';

const seed = 20260517;
const fields = ['a', 'b', 'm.x'] as const;

/** Firestore's own matching of a filter, for the operators that the property uses. */
const valueAt = (data: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);

const matchesField = (stored: RuleValue | undefined, op: string, wanted: RuleValue): boolean => {
  const items = Array.isArray(wanted) ? wanted : [];
  if (stored === undefined) return false;
  if (op === 'EQUAL') return equal(stored, wanted);
  if (op === 'IN') return contains(items, stored);
  if (op === 'NOT_EQUAL') return stored !== null && !equal(stored, wanted);
  if (op === 'NOT_IN') return stored !== null && !contains(items, stored);
  if (op === 'ARRAY_CONTAINS') return Array.isArray(stored) && contains(stored, wanted);
  if (op === 'ARRAY_CONTAINS_ANY') return Array.isArray(stored) && items.some((item) => contains(stored, item));
  const order = compare(stored, wanted);
  if (order === null || typeof stored === 'boolean') return false;
  return { LESS_THAN: order < 0, LESS_THAN_OR_EQUAL: order <= 0, GREATER_THAN: order > 0 }[op] ?? order >= 0;
};

const matches = (filter: FilterJson, data: Record<string, unknown>): boolean => {
  const { compositeFilter, fieldFilter } = filter;
  if (compositeFilter !== undefined) {
    const results = compositeFilter.filters.map((part) => matches(part, data));
    return compositeFilter.op === 'AND' ? results.every(Boolean) : results.some(Boolean);
  }
  const path = fieldFilter?.field.fieldPath ?? '';
  const stored = valueAt(data, path);
  const value = stored === undefined ? undefined : fromValue(toFields({ v: stored })['v'] as Value);
  return matchesField(value, fieldFilter?.op ?? '', fromValue(fieldFilter?.value as Value));
};

const scalar = fc.constantFrom<unknown>(0, 1, 2, 1.5, 'p', 'q', 'r', true, false, null);
const list = fc.array(fc.constantFrom<unknown>(1, 2, 'p', 'q'), { maxLength: 3 });
const stored = fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: list });
const document = fc
  .record({ a: stored, b: stored, x: stored, map: fc.boolean() }, { requiredKeys: ['map'] })
  .map(({ a, b, x, map }) => ({
    ...(a !== undefined && { a }),
    ...(b !== undefined && { b }),
    ...(map && { m: x === undefined ? {} : { x } }),
  }));

const field = fc.constantFrom(...fields);
const fieldFilter = fc.oneof(
  fc
    .tuple(field, fc.constantFrom('EQUAL', 'NOT_EQUAL', 'ARRAY_CONTAINS'), scalar)
    .map(([path, op, value]) => where(path, op, value)),
  fc
    .tuple(
      field,
      fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
      fc.constantFrom<unknown>(1, 1.5, 2, 'p', 'q'),
    )
    .map(([path, op, value]) => where(path, op, value)),
  fc
    .tuple(
      field,
      fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      fc.array(fc.constantFrom<unknown>(1, 2, 'p', 'q', true), { minLength: 1, maxLength: 3 }),
    )
    .map(([path, op, value]) => where(path, op, value)),
);
const filter: fc.Arbitrary<FilterJson> = fc.letrec<{ filter: FilterJson }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fieldFilter,
    fc.tuple(tie('filter'), tie('filter')).map((parts) => and(...parts)),
    fc.tuple(tie('filter'), tie('filter')).map((parts) => or(...parts)),
  ),
})).filter;

const literal = fc.constantFrom('0', '1', '2', '1.5', "'p'", "'q'", 'true', 'false', 'null', 'request.auth.token.w');
const operand = fc.oneof(
  field.map((path) => `resource.data.${path}`),
  literal,
);
const atom = fc.oneof(
  fc
    .tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), operand)
    .map((parts) => `${parts.slice(0, 3).join(' ')}`),
  fc.tuple(literal, field).map(([value, path]) => `${value} in resource.data.${path}`),
  fc
    .tuple(field, fc.array(literal, { maxLength: 3 }))
    .map(([path, items]) => `resource.data.${path} in [${items.join(', ')}]`),
  fc
    .tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), fc.array(literal, { maxLength: 2 }))
    .map(([path, name, items]) => `resource.data.${path}.${name}([${items.join(', ')}])`),
  fc
    .tuple(field, fc.constantFrom('string', 'int', 'float', 'number', 'bool', 'list', 'map'))
    .map(([path, type]) => `resource.data.${path} is ${type}`),
  fc.constantFrom("'a' in resource.data", "resource.data.keys().hasAll(['a', 'b'])", "'x' in resource.data.m"),
  fc.tuple(operand, operand).map(([fallback, other]) => `resource.data.get('a', ${fallback}) == ${other}`),
  field.map((path) => `resource.data.${path} + 1 > 1`),
);
const condition: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atom,
    fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map((parts) => `(${parts.join(' ')})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
  ),
})).condition;

test('a query that is allowed returns only documents that may be read', () => {
  let allowedQueries = 0;
  fc.assert(
    fc.property(condition, filter, fc.array(document, { maxLength: 20 }), (rule, query, documents) => {
      const rules = compileRules(framed(`match /things/{thing} { allow read: if ${rule}; }`));
      const context = contextOf({}, user('u1', { w: 1 }));
      if (!rules.decideList(listOf('things', { where: query }), context).allowed) return;
      allowedQueries += 1;
      for (const data of documents.filter((candidate) => matches(query, candidate))) {
        const before = { path: 'things/t', fields: toFields(data), createTime: 1, updateTime: 1 };
        const { allowed } = rules.decideDocument({ kind: 'get', path: 'things/t', before, after: null }, context);
        expect({ rule, data, allowed }).toEqual({ rule, data, allowed: true });
      }
    }),
    { seed, numRuns: 20_000 },
  );
  // The property says nothing when every query is denied.
  expect(allowedQueries).toBeGreaterThan(500);
});

const source = framed(`
  function member(w) { let m = get(/databases/$(database)/documents/weddings/$(w)); return m.data.users[request.auth.uid] == 'x'; }
  match /weddings/{w} { allow read: if member(w) && resource.data.n in [1, 2.5]; match /{rest=**} { allow write: if !(w is string) ? true : false; } }
`);

test('a broken rules file is refused with a place, never otherwise', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '/',
    '$(',
    '"',
    "'",
    ';',
    'if',
    'let',
    '&&',
    '=**',
    '\\',
    '\n',
    '/*',
    '9e999',
    '𝒳',
    '.',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(source.length), fc.nat(5), pieces), { minLength: 1, maxLength: 4 }),
      (edits) => {
        const broken = edits.reduce(
          (text, [at, cut, piece]) => text.slice(0, at) + piece + text.slice(at + cut),
          source,
        );
        try {
          compileRules(broken);
        } catch (error) {
          if (!(error instanceof RulesSyntaxError)) throw error;
          expect(error.line).toBeGreaterThan(0);
          expect(error.column).toBeGreaterThan(0);
        }
      },
    ),
    { seed, numRuns: 5000 },
  );
});
