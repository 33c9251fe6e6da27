/** A value as the database's REST interface writes it. */
type RestValue = Readonly<Record<string, unknown>>;
type RestFields = Readonly<Record<string, RestValue>>;

const readers: Record<string, (value: unknown) => unknown> = {
  nullValue: () => null,
  // Whole numbers are texts, and so are the numbers that JSON has no word for.
  integerValue: Number,
  doubleValue: Number,
  // As the SDK's timestamps are read: to the millisecond.
  timestampValue: (value) => new Date(String(value)).toISOString(),
  arrayValue: (value) => ((value as { values?: RestValue[] }).values ?? []).map(readValue),
  mapValue: (value) => readFields((value as { fields?: RestFields }).fields),
};

const readValue = (value: RestValue): unknown => {
  // A value has one member, named by its kind. A large list has some ten thousands: none makes lists of its own here.
  for (const kind in value) {
    const inner = value[kind];
    return readers[kind]?.(inner) ?? (kind === 'nullValue' ? null : inner);
  }
  return null;
};

/** A document's fields as plain data, timestamps as ISO text. */
export const readFields = (fields: RestFields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, readValue(fields[name] ?? {})]));
