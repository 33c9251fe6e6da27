import { type DocumentFields, type StoredDocument, type Value } from '#values/value';
import { RuleBytes, RuleLatLng, RuleMap, RulePath, RuleTimestamp, type RuleValue } from './rule-value';

/** Database that the paths of the store belong to. */
const root = ['databases', '(default)', 'documents'];

/** The full path of a document path of the store. */
export const fullPath = (path: string): RulePath => new RulePath([...root, ...path.split('/')]);

/** The document path of a full path, or null when it names no document of this database. */
export const documentPath = ({ segments }: RulePath): string | null => {
  if (segments.length < 5 || segments.length % 2 === 0 || !root.every((part, index) => segments[index] === part))
    return null;
  return segments.slice(3).join('/');
};

/** Nanoseconds of an RFC 3339 time with up to nine fraction digits. */
const nanosOf = (text: string): bigint => {
  const [, whole = '', fraction = '', zone = 'Z'] = /^(.+?)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  return BigInt(Date.parse(whole + zone)) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
};

const referencePath = (name: string): RulePath => {
  const segments = name.replace(/^\//, '').split('/');
  return new RulePath(segments[0] === 'projects' ? segments.slice(2) : segments);
};

/** A stored value as the rules see it. */
export const fromValue = (value: Value): RuleValue => {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('mapValue' in value) return fromFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromValue);
  if ('timestampValue' in value) return new RuleTimestamp(nanosOf(value.timestampValue));
  if ('referenceValue' in value) return referencePath(value.referenceValue);
  if ('bytesValue' in value) return new RuleBytes(Buffer.from(value.bytesValue, 'base64'));
  if ('geoPointValue' in value)
    return new RuleLatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  return null;
};

export const fromFields = (fields: DocumentFields): RuleMap =>
  new RuleMap(new Set(Object.keys(fields)), (name) => fromValue(fields[name] as Value));

/** A document as `resource`, `request.resource` and `get()` show it. */
export const resourceOf = (path: string, fields: DocumentFields): RuleMap =>
  RuleMap.of([
    ['data', fromFields(fields)],
    ['id', path.slice(path.lastIndexOf('/') + 1)],
    ['__name__', fullPath(path)],
  ]);

export const storedResource = (document: StoredDocument | null): RuleMap | null =>
  document === null ? null : resourceOf(document.path, document.fields);

/** JSON of an ID token: whole numbers are integers. */
export const fromJson = (json: unknown): RuleValue => {
  if (json === null || json === undefined) return null;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== 'object') return null;
  const members = json as Record<string, unknown>;
  return new RuleMap(new Set(Object.keys(members)), (name) => fromJson(members[name]));
};
