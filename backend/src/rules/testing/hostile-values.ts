import fc from 'fast-check';
import { instant, long, Wire } from './wire';

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1), b: [levels] });

/** Values that an attacker may write: every type, the extremes of each, and nested ones. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    'boom',
    '\u0000',
    '😀'.repeat(150),
    'x'.repeat(5000),
    '99:99',
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    'soon',
    '2026-05-17T25:00:00Z',
    'x'.repeat(25),
    0,
    -1,
    1.5,
    17,
    Number.MAX_SAFE_INTEGER,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    long('9223372036854775807'),
    long('-9223372036854775808'),
    long('9007199254740993'),
    instant('0001-01-01T00:00:00Z'),
    instant('9999-12-31T23:59:59.999999999Z'),
    new Wire({ bytesValue: 'AAAA' }, new Uint8Array(3)),
    new Wire({ referenceValue: 'projects/p/databases/(default)/documents/users/u' }, 'users/u'),
    new Wire({ geoPointValue: { latitude: 1, longitude: 2 } }, { latitude: 1, longitude: 2 }),
    [],
    {},
    [null],
    [1, 'a', { path: 7 }],
    { x: 'boom' },
    { startTime: '24:00' },
    { x: {} },
    { constructor: 'x', ['__proto__']: 'y' },
    deep(12),
  ),
  fc.string({ maxLength: 400, unit: 'grapheme' }),
  fc.integer(),
  fc.double(),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 45 }),
  fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()), {
    maxKeys: 6,
  }),
);

type Mutation = (document: Record<string, unknown>) => Record<string, unknown>;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Wire);

/** Every place of a value: fields of maps, items of lists, at any depth. */
export const placesOf = (value: unknown, above: readonly string[] = []): string[][] => {
  if (!isMap(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [[...above, name], ...placesOf(member, [...above, name])]);
};

/** A copy with another value at a place; undefined takes the field away. */
export const changedAt = (value: unknown, [name = '', ...below]: readonly string[], to: unknown): unknown => {
  if (Array.isArray(value)) {
    const item = below.length === 0 ? to : changedAt(value[Number(name)], below, to);
    return item === undefined ? value.toSpliced(Number(name), 1) : value.with(Number(name), item);
  }
  const { [name]: before, ...others } = value as Record<string, unknown>;
  const member = below.length === 0 ? to : changedAt(before, below, to);
  return member === undefined ? others : { ...others, [name]: member };
};

/** Ways to spoil a document that is good: another value somewhere, a field less, a field more, at any depth. */
export const spoiling = (good: Record<string, unknown>): fc.Arbitrary<Mutation> => {
  const places = placesOf(good);
  const maps = [[], ...places].filter((place) => {
    const at = place.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], good);
    return isMap(at);
  });
  const put =
    (place: readonly string[], to: unknown): Mutation =>
    (document) =>
      changedAt(document, place, to) as Record<string, unknown>;
  const name = fc.oneof(
    fc.constantFrom('x', 'extra', 'roles', 'b'.repeat(300)),
    fc.string({ minLength: 1, maxLength: 6 }),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...places), hostileValue).map(([place, to]) => put(place, to)) },
    { weight: 1, arbitrary: fc.constantFrom(...places).map((place) => put(place, undefined)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...maps), name, hostileValue)
        .map(([map, field, to]) => put([...map, field], to)),
    },
  );
};
