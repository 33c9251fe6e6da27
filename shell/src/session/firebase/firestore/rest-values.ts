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
  const [[kind, inner] = ['nullValue', null]] = Object.entries(value);
  return readers[kind]?.(inner) ?? (kind === 'nullValue' ? null : inner);
};

/** A document's fields as plain data, timestamps as ISO text. */
export const readFields = (fields: RestFields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
