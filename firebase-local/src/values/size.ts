import { type DocumentFields, type Value } from './value';

/** Firestore's own reckoning of a document's size: docs "Storage size calculations". */
export const documentSize = (path: string, fields: DocumentFields): number => {
  const name = path.split('/').reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 16);
  return name + fieldsSize(fields) + 32;
};

const fieldsSize = (fields: DocumentFields): number =>
  Object.entries(fields).reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + 1 + valueSize(value), 0);

const valueSize = (value: Value): number => {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return Buffer.byteLength(value.referenceValue) + 1;
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  return 8;
};
