/** A Firestore value in its proto3 JSON form, as the wire, the store and the rules all use it. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: DocumentFields } };

/** Field names to values: the content of a document or of a map. */
export interface DocumentFields {
  [field: string]: Value;
}

/** A document as it is stored. */
export interface StoredDocument {
  /** Path below the database's documents root, such as `weddings/w1/tasks/t1`. */
  path: string;
  fields: DocumentFields;
  /** Commit times in microseconds since the epoch. */
  createTime: number;
  updateTime: number;
}
