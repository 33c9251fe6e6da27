import { holds, user } from './testing/decide';

const data = {
  name: 'Ann',
  age: 30,
  ratio: 0.5,
  tags: ['a', 'b', 'c'],
  none: null,
  on: true,
  at: new Date(Date.UTC(2026, 4, 17, 12, 34, 56, 789)),
  address: { city: 'Bonn', zip: { code: 53111 } },
  place: { geoPointValue: { latitude: 50.7, longitude: 7.1 } },
  ref: { referenceValue: 'projects/p/databases/(default)/documents/users/u1' },
  bytes: { bytesValue: 'aGk=' },
};

const isTrue = (expression: string): boolean =>
  holds(`(${expression}) == true`, data, user('u1', { n: 5, list: ['x'] })).allowed;
const isFalse = (expression: string): boolean => isTrue(`!(${expression})`);
/** Neither it nor its opposite holds. */
const fails = (expression: string): boolean => !isTrue(expression) && !isFalse(expression);

describe('what is true', () => {
  test.each([
    // operators
    '1 + 2 == 3',
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '7.0 / 2 == 3.5',
    '7 % 3 == 1',
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '10 - 3 - 2 == 5',
    '-(-1) == 1',
    '0x10 == 16',
    '1 == 1.0',
    '1 != "1"',
    '9007199254740993 != 9007199254740992',
    '"a" < "b" && "a" <= "a"',
    '"\\u00e4" > "z"',
    '2 > 1.5',
    '"a" + \'b\' == "ab"',
    'true ? 1 == 1 : 1 == 2',
    'false ? false : true ? true : false',
    '1 in [1, 2]',
    '!(3 in [1, 2])',
    '"city" in resource.data.address',
    'resource.data.tags[1] == "b"',
    'resource.data.tags[0:2] == ["a", "b"]',
    '"hello"[1:3] == "el"',
    '"hello"[0] == "h"',
    'resource.data["name"] == "Ann"',
    '{"a": 1, "b": [2]} == {"b": [2.0], "a": 1}',
    '[] == []',
    'resource.data.none == null',
    'resource.data.on',
    // types
    'resource.data.age is int && resource.data.age is number && !(resource.data.age is float)',
    'resource.data.ratio is float && resource.data.ratio is number',
    'resource.data.name is string && resource.data.tags is list && resource.data.address is map',
    'resource.data.at is timestamp && resource.data.place is latlng && resource.data.on is bool',
    'resource.data.ref is path && resource.data.bytes is bytes && duration.value(1, "s") is duration',
    '!(resource.data.none is string)',
    // strings
    '"Ab".lower() == "ab" && "Ab".upper() == "AB" && "  x ".trim() == "x"',
    '"\u{1F600}a".size() == 2',
    '"abc".matches("[a-c]+")',
    '!"abcd".matches("[a-c]+")',
    '"a,b,,c".split(",") == ["a", "b", "", "c"]',
    '"banana".replace("a", "o") == "bonono"',
    '"foo@domain.com".matches(".*@domain[.]com")',
    // lists and sets
    'resource.data.tags.hasAll(["a", "c"]) && !resource.data.tags.hasAll(["a", "z"])',
    'resource.data.tags.hasAny(["z", "c"]) && !resource.data.tags.hasAny(["z"])',
    'resource.data.tags.hasOnly(["a", "b", "c", "d"]) && !resource.data.tags.hasOnly(["a"])',
    'resource.data.tags.size() == 3 && resource.data.tags.join("-") == "a-b-c"',
    '["a"].concat(["b"]) == ["a", "b"] && ["a", "b", "a"].removeAll(["a"]) == ["b"]',
    '["a", "a"].toSet().size() == 1 && ["a", "b"].toSet() == ["b", "a"].toSet()',
    '["a", "b"].toSet().intersection(["b", "c"].toSet()) == ["b"].toSet()',
    '["a", "b"].toSet().union(["c"].toSet()).size() == 3',
    '["a", "b"].toSet().difference(["b"].toSet()).hasOnly(["a"])',
    '"a" in ["a"].toSet()',
    // maps
    'resource.data.address.keys().hasOnly(["city", "zip"]) && resource.data.address.size() == 2',
    'resource.data.get("name", "") == "Ann" && resource.data.get("gone", 7) == 7',
    'resource.data.get(["address", "zip", "code"], 0) == 53111',
    'resource.data.get(["address", "gone", "code"], 0) == 0',
    '{"a": 1}.values() == [1]',
    '{"a": 1, "b": 2, "c": 3}.diff({"b": 2, "c": 4, "d": 5}).affectedKeys() == ["a", "c", "d"].toSet()',
    '{"a": 1}.diff({}).addedKeys().hasOnly(["a"]) && {}.diff({"a": 1}).removedKeys().hasOnly(["a"])',
    '{"a": 1}.diff({"a": 2}).changedKeys().hasAll(["a"]) && {"a": 1}.diff({"a": 1}).unchangedKeys().hasAll(["a"])',
    // time
    'resource.data.at.year() == 2026 && resource.data.at.month() == 5 && resource.data.at.day() == 17',
    'resource.data.at.hours() == 12 && resource.data.at.minutes() == 34 && resource.data.at.seconds() == 56',
    'resource.data.at.nanos() == 789000000 && resource.data.at.dayOfWeek() == 7 && resource.data.at.dayOfYear() == 137',
    'resource.data.at.date() == timestamp.date(2026, 5, 17)',
    'resource.data.at.time() > duration.time(12, 34, 56, 0)',
    'resource.data.at == request.time && resource.data.at <= request.time',
    'request.time + duration.value(1, "d") > request.time',
    'request.time - timestamp.date(2026, 5, 16) > duration.value(1, "d")',
    'duration.value(90, "m").seconds() == 5400 && duration.abs(duration.value(-1, "s")) == duration.value(1, "s")',
    'duration.value(1, "w") == duration.value(7, "d") && duration.value(1500, "ms").nanos() == 500000000',
    'timestamp.value(1000).toMillis() == 1000',
    // numbers
    'math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3 && math.round(-2.5) == -3',
    'math.pow(2, 10) == 1024 && math.sqrt(9) == 3.0 && math.isNaN(0.0 / 0.0) && math.isInfinite(1.0 / 0.0)',
    'int("42") == 42 && int(2.9) == 2 && float("1.5") == 1.5 && string(5) == "5" && bool("true")',
    'string(true) == "true" && string(/a/b) == "/a/b"',
    // others
    'hashing.sha256("abc").toHexString() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"',
    'hashing.md5("").toHexString() == "d41d8cd98f00b204e9800998ecf8427e"',
    'hashing.crc32("123456789").toHexString() == "cbf43926" && hashing.crc32c("123456789").toHexString() == "e3069283"',
    '"hi".toUtf8() == resource.data.bytes && resource.data.bytes.toBase64() == "aGk=" && resource.data.bytes.size() == 2',
    'resource.data.place.latitude() == 50.7 && resource.data.place.distance(latlng.value(50.7, 7.1)) == 0.0',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 112000',
    'resource.data.ref == /databases/(default)/documents/users/u1',
    'resource.data.ref == /databases/$(database)/documents/users/$(request.auth.uid)',
    'path("/a/{b}").bind({"b": "c"}) == /a/c',
    'resource.id == "t" && thing == "t" && resource.__name__ == /databases/(default)/documents/things/t',
    'request.path == resource.__name__ && request.method == "get" && database == "(default)"',
    'request.auth.uid == "u1" && request.auth.token.n == 5 && "x" in request.auth.token.list',
    'request.resource == null && resource != null',
    'debug(1 + 1) == 2',
    'request.auth != null && // a comment\n /* another */ true',
    // what fails is absorbed by what decides
    'true || resource.data.gone == 1',
    'resource.data.gone == 1 || true',
    '!(false && resource.data.gone == 1)',
    '!(resource.data.gone == 1 && false)',
  ])('%s', (expression) => {
    expect(isTrue(expression)).toBe(true);
  });
});

describe('what fails, and so denies', () => {
  test.each([
    'resource.data.gone == 1',
    'resource.data.none.x == 1',
    'resource.data.tags[3] == "x"',
    'resource.data.tags[-1] == "x"',
    'resource.data.name.year() == 1',
    '1 / 0 == 0',
    '9223372036854775807 + 1 > 0',
    '"a" + 1 == "a1"',
    '"a" < 1',
    'null < 1',
    '!"a"',
    '"a" && true',
    '1 ? true : true',
    '"a" in "abc"',
    'resource.data.gone == 1 || false',
    'resource.data.gone == 1 && true',
    'resource.data.name.matches(resource.data.name + "(")',
    'int("1.5") == 1',
    'get(/databases/other/documents/a/b) != null',
    'get(/a/b) != null',
    'exists(/databases/(default)/documents/a)',
    'exists(/databases/(default)/documents/users/$("a/b/c"))',
    'duration.value(1, "y") == 1',
    'request.resource.data.x == 1',
    'request.query.limit == 1',
  ])('%s', (expression) => {
    expect(fails(expression)).toBe(true);
  });
});

test('gives the reason of a refusal, for the log', () => {
  expect(holds('resource.data.gone == 1')).toEqual({
    allowed: false,
    reason: 'match at line 4: There is no member gone',
    dependsOn: [],
  });
});
