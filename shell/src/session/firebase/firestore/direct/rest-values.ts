/** A value in the form of the database's REST interface. */
type RestValue = Readonly<Record<string, unknown>>;
type RestFields = Readonly<Record<string, RestValue>>;

const readers: Record<string, (value: unknown) => unknown> = {
  nullValue: () => null,
  // Integers are texts, and so are the numbers that JSON cannot express.
  integerValue: Number,
  doubleValue: Number,
  // Read to the millisecond, as the SDK's timestamps.
  timestampValue: (value) => new Date(String(value)).toISOString(),
  arrayValue: (value) => ((value as { values?: RestValue[] }).values ?? []).map(readValue),
  mapValue: (value) => readFields((value as { fields?: RestFields }).fields),
};

const readValue = (value: RestValue): unknown => {
  // A value has one member, named by its kind. This loop makes no intermediate arrays, because a large list has tens of
  // thousands of values.
  for (const kind in value) {
    const inner = value[kind];
    return readers[kind]?.(inner) ?? (kind === 'nullValue' ? null : inner);
  }
  return null;
};

/** A document's fields as plain data, timestamps as ISO text. */
export const readFields = (fields: RestFields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, readValue(fields[name] ?? {})]));
