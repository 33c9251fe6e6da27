import { isObject, type JsonObject } from '#base/json';
import { invalid } from '#base/status';
import { normalizeTimestamp } from '#values/timestamp';

// proto-loader's objects differ from proto3 JSON in three places: timestamps are {seconds, nanos}, null is an enum, and
// wrapped numbers are {value} (which the handlers accept). Maps of user-chosen names are never taken for messages.
const timestamps = new Set(['timestampValue', 'readTime', 'commitTime', 'createTime', 'updateTime']);
const userMaps = new Set(['fields', 'aggregateFields', 'labels']);

const mapEntries = (map: JsonObject, convert: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, convert(value)]));

const walk = (value: unknown, leaf: (key: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => walk(item, leaf));
  if (!isObject(value) || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (userMaps.has(key) && isObject(child)) return [key, mapEntries(child, (item) => walk(item, leaf))];
      const converted = leaf(key, child);
      return [key, converted === undefined ? walk(child, leaf) : converted];
    }),
  );
};

const fromTimestamp = (value: JsonObject): string => {
  const seconds = new Date(Number(value.seconds ?? 0) * 1000);
  const nanos = String(Number(value.nanos ?? 0)).padStart(9, '0');
  if (Number.isNaN(seconds.getTime())) throw invalid('A timestamp is out of range.');
  return normalizeTimestamp(`${seconds.toISOString().slice(0, -5)}.${nanos}Z`);
};

const toTimestamp = (text: string): JsonObject => {
  const stored = normalizeTimestamp(text);
  return { seconds: String(Date.parse(`${stored.slice(0, 19)}Z`) / 1000), nanos: Number(stored.slice(20, 26)) * 1000 };
};

/** A decoded protobuf request as proto3 JSON. */
export const fromMessage = (message: unknown): unknown =>
  walk(message, (key, value) => (timestamps.has(key) && isObject(value) ? fromTimestamp(value) : undefined));

/** A proto3 JSON answer as proto-loader encodes it. */
export const toMessage = (answer: unknown): unknown =>
  walk(answer, (key, value) => {
    if (key === 'nullValue' && value === null) return 'NULL_VALUE';
    return timestamps.has(key) && typeof value === 'string' ? toTimestamp(value) : undefined;
  });
