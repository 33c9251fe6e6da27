import { databaseNames } from '../values/names';
import { type StoredDocument, type Value } from '../values/value';
import { evaluateCommit } from './evaluate';
import { parseWrite } from './parse-write';

const names = databaseNames('p');
const time = 1_700_000_000_123_456;
const int = (n: number | string): Value => ({ integerValue: String(n) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const stored: StoredDocument = {
  path: 'c/d',
  fields: { n: int(1), map: { mapValue: { fields: { a: int(1) } } } },
  createTime: 5,
  updateTime: 7,
};
const name = names.nameOf('c/d');

const evaluate = (writes: unknown[], documents: StoredDocument[] = [stored]) =>
  evaluateCommit(
    (path) => documents.find((document) => document.path === path) ?? null,
    writes.map((write) => parseWrite(write, names)),
    time,
  );
const after = (write: object) => evaluate([write]).readAfter('c/d')?.fields;
const transform = (transforms: object[]) =>
  evaluate([{ update: { name }, updateMask: {}, updateTransforms: transforms }]);

test('without a mask a document is replaced, with one only what it names changes', () => {
  expect(after({ update: { name, fields: { x: int(2) } } })).toEqual({ x: int(2) });
  const masked = { update: { name, fields: { x: int(2) } }, updateMask: { fieldPaths: ['x', 'n', 'map.b'] } };
  expect(after(masked)).toEqual({ x: int(2), map: stored.fields.map });
});

test('a mask may name a field and what is inside it, in any order and twice: the field is replaced whole [H-19]', () => {
  const fields = { map: { mapValue: { fields: { b: int(2) } } } };
  for (const fieldPaths of [
    ['map', 'map.a'],
    ['map.a', 'map'],
    ['map.a.deep', 'map', 'map'],
  ])
    expect(after({ update: { name, fields }, updateMask: { fieldPaths } })).toEqual({ n: int(1), ...fields });
  expect(after({ update: { name }, updateMask: { fieldPaths: ['map.a', 'map'] } })).toEqual({ n: int(1) });
});

test.each([
  [{ exists: true }, 'c/absent', 'NOT_FOUND'],
  [{ exists: false }, 'c/d', 'ALREADY_EXISTS'],
  [{ updateTime: '1970-01-01T00:00:00.000008Z' }, 'c/d', 'FAILED_PRECONDITION'],
  [{ updateTime: '1970-01-01T00:00:00.000007Z' }, 'c/d', undefined],
  [{ exists: true }, 'c/d', undefined],
])('the precondition %j on %s gives %s', (currentDocument, path, status) => {
  expect(evaluate([{ update: { name: names.nameOf(path) }, currentDocument }]).failure?.status).toBe(status);
  expect(evaluate([{ verify: names.nameOf(path), currentDocument }]).failure?.status).toBe(status);
});

test('an update of what the same commit deleted is an invalid argument', () => {
  const { failure } = evaluate([{ delete: name }, { update: { name }, currentDocument: { exists: true } }]);
  expect(failure?.status).toBe('INVALID_ARGUMENT');
});

test('later writes of a commit see earlier ones, and the whole is one change', () => {
  const increment = { update: { name }, updateMask: {}, updateTransforms: [{ fieldPath: 'n', increment: int(2) }] };
  const { changes, steps } = evaluate([increment, increment]);
  expect(changes).toMatchObject([
    { path: 'c/d', before: stored, after: { fields: { n: int(5) }, createTime: 5, updateTime: time } },
  ]);
  expect(steps.map(({ kind }) => kind)).toEqual(['update', 'update']);
});

test('a write that changes nothing keeps its update time and is no change', () => {
  const { results, changes } = evaluate([{ update: { name, fields: stored.fields } }]);
  expect(results).toEqual([{ updateTime: 7, transformResults: [] }]);
  expect(changes).toEqual([]);
});

test.each<[string, Value | undefined, object, Value, Value]>([
  ['increment', int(1), { increment: int(2) }, int(3), int(3)],
  [
    'increment saturates',
    int('9223372036854775807'),
    { increment: int(1) },
    int('9223372036854775807'),
    int('9223372036854775807'),
  ],
  ['increment by a double', int(1), { increment: { doubleValue: 0.5 } }, { doubleValue: 1.5 }, { doubleValue: 1.5 }],
  ['increment of what is no number', { stringValue: 'a' }, { increment: int(2) }, int(2), int(2)],
  ['maximum', int(1), { maximum: int(2) }, int(2), int(2)],
  ['maximum keeps an equal', int(3), { maximum: { doubleValue: 3 } }, int(3), int(3)],
  ['minimum with NaN', int(1), { minimum: { doubleValue: 'NaN' } }, { doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
  [
    'server time to the millisecond',
    undefined,
    { setToServerValue: 'REQUEST_TIME' },
    { timestampValue: '2023-11-14T22:13:20.123000Z' },
    { timestampValue: '2023-11-14T22:13:20.123000Z' },
  ],
  [
    'array union',
    list(int(1)),
    { appendMissingElements: { values: [{ doubleValue: 1 }, int(2), int(2)] } },
    list(int(1), int(2)),
    { nullValue: null },
  ],
  [
    'array remove',
    list(int(1), int(2), int(1)),
    { removeAllFromArray: { values: [int(1)] } },
    list(int(2)),
    { nullValue: null },
  ],
])('%s', (_what, before, change, expected, result) => {
  const document: StoredDocument = { ...stored, fields: before ? { f: before } : {} };
  const write = { update: { name }, updateMask: {}, updateTransforms: [{ fieldPath: 'f', ...change }] };
  const evaluated = evaluate([write], [document]);
  expect(evaluated.readAfter('c/d')?.fields).toEqual({ f: expected });
  expect(evaluated.results[0]?.transformResults).toEqual([result]);
});

test('limits are enforced: transforms, document size', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ fieldPath: `f${index}`, increment: int(1) }));
  expect(() => transform(many)).toThrow('limited to 500');
  expect(() => evaluate([{ update: { name, fields: { a: { stringValue: 'x'.repeat(1_048_576) } } } }])).toThrow(
    '1,048,576',
  );
});
