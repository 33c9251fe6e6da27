import { editFields } from './field-edit';
import { type FieldPath, formatFieldPath, getField, parseFieldPath, parseWritablePath } from './field-path';
import { checkPath, databaseNames } from './names';
import { normalizeFields, normalizeValue } from './normalize';
import { documentSize } from './size';
import { microsToTimestamp, normalizeTimestamp, timestampToMicros } from './timestamp';
import { type DocumentFields, type Value } from './value';

const nested = (depth: number): unknown =>
  depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(depth - 1) } } };

test.each([
  [{ integerValue: 7 }, { integerValue: '7' }],
  [{ integerValue: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
  [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
  [{ doubleValue: Infinity }, { doubleValue: 'Infinity' }],
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
  [{ geoPointValue: { latitude: 0, longitude: 5 } }, { geoPointValue: { longitude: 5 } }],
  [{ arrayValue: { values: [] } }, { arrayValue: {} }],
  [{ mapValue: { fields: {} } }, { mapValue: {} }],
  [{ stringValue: '\ud800' }, { stringValue: '\ufffd' }],
])('%j is stored as %j', (given, stored) => {
  expect(normalizeValue(given)).toEqual(stored);
});

test.each([
  { integerValue: '9223372036854775808' },
  { integerValue: 1.5 },
  { doubleValue: 'x' },
  { booleanValue: 'true' },
  { geoPointValue: { latitude: 91 } },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { mapValue: { fields: { __proto: 1 } } },
  { mapValue: { fields: { __name__: { nullValue: null } } } },
  { stringValue: 'a', integerValue: '1' },
  { toString: 1 },
  {},
  null,
  nested(21),
])('%j is refused', (given) => {
  expect(() => normalizeValue(given)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

test('a key that JavaScript treats apart cannot come in', () => {
  expect(() => normalizeFields(JSON.parse('{"__proto__":{"nullValue":null}}'))).toThrow('reserved');
  expect(normalizeFields({ constructor: { nullValue: null } })).toEqual({ constructor: { nullValue: null } });
  expect(getField({}, ['constructor'])).toBeUndefined();
});

test('timestamps keep microseconds, whatever their zone', () => {
  expect(normalizeTimestamp('2020-01-01T01:00:00.123456789+01:00')).toBe('2020-01-01T00:00:00.123456Z');
  expect(normalizeTimestamp('9999-12-31T23:59:59.999999Z')).toBe('9999-12-31T23:59:59.999999Z');
  expect(microsToTimestamp(timestampToMicros('2026-05-01T10:00:00.000007Z'))).toBe('2026-05-01T10:00:00.000007Z');
  for (const bad of ['now', '2020-13-01T00:00:00Z', '9999-12-31T23:59:59-23:00'])
    expect(() => normalizeTimestamp(bad)).toThrow();
});

test('field paths are read as they are written', () => {
  for (const path of [
    ['a', 'b_1'],
    ['a.b', 'c`d', 'e\\f'],
    ['ü', '1'],
  ])
    expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
  for (const bad of ['', 'a.', '.a', 'a..b', '`a', 'a b', '1a'])
    expect(() => parseFieldPath(bad)).toThrow('Invalid field path');
  expect(() => parseWritablePath('a.__b__')).toThrow('reserved');
});

test('a field is set and removed inside maps without touching the original', () => {
  const one: Value = { integerValue: '1' };
  const before: DocumentFields = { a: { mapValue: { fields: { b: one } } } };
  const withField = (path: FieldPath, value: Value | undefined): DocumentFields => {
    const edited = editFields(before);
    edited.set(path, value);
    return edited.fields();
  };
  expect(withField(['a', 'c'], one)).toEqual({ a: { mapValue: { fields: { b: one, c: one } } } });
  expect(withField(['a', 'b'], undefined)).toEqual({ a: { mapValue: {} } });
  expect(withField(['x', 'y'], undefined)).toBe(before);
  expect(before).toEqual({ a: { mapValue: { fields: { b: one } } } });
});

test('names belong to the one database', () => {
  const names = databaseNames('p');
  expect(names.documentPath('projects/p/databases/(default)/documents/a/b')).toBe('a/b');
  expect(() => names.documentPath('projects/q/databases/(default)/documents/a/b')).toThrow('does not exist');
  for (const bad of ['a', 'a//b/c', 'a/..', 'a/__b__', `a/${'x'.repeat(1501)}`, 'a/\u0000'])
    expect(() => checkPath(bad, 'document')).toThrow();
  expect(checkPath('a/__id7__', 'document')).toBe('a/__id7__');
});

test("sizes follow Firestore's reckoning: its documented example has 147 bytes", () => {
  const fields: DocumentFields = {
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  };
  expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
});
