import { own } from '../base/json';
import { invalid } from '../base/status';
import { type DocumentFields, type Value } from './value';

/** Segments of a path into nested maps. */
export type FieldPath = readonly string[];

export const documentKey = '__name__';
const simple = /^[A-Za-z_][A-Za-z0-9_]*/;
const quoted = /^`((?:[^`\\]|\\[\s\S])+)`/;
const maxPathBytes = 1500;

/** Reads `a.b.` with backtick quotes around unusual segments; `\` escapes inside them. */
export const parseFieldPath = (text: string): FieldPath => {
  if (Buffer.byteLength(text) > maxPathBytes) throw invalid('A field path is limited to 1,500 bytes.');
  const segments: string[] = [];
  let rest = text;
  for (;;) {
    const match = quoted.exec(rest) ?? simple.exec(rest);
    if (!match) throw invalid(`Invalid field path "${text.slice(0, 100)}".`);
    segments.push(match[1] === undefined ? match[0] : match[1].replace(/\\([\s\S])/g, '$1'));
    rest = rest.slice(match[0].length);
    if (rest === '') break;
    if (!rest.startsWith('.')) throw invalid(`Invalid field path "${text.slice(0, 100)}".`);
    rest = rest.slice(1);
  }
  return segments;
};

/** A field that a write or mask may name. */
export const parseWritablePath = (text: string): FieldPath => {
  const path = parseFieldPath(text);
  if (path.some((segment) => /^__.*__$/s.test(segment))) throw invalid(`The field path "${text}" is reserved.`);
  return path;
};

export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((segment) => (simple.exec(segment)?.[0] === segment ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');

export const getField = (fields: DocumentFields, path: FieldPath): Value | undefined => {
  let level: DocumentFields | undefined = fields;
  let value: Value | undefined;
  for (const segment of path) {
    value = level && own(level, segment);
    level = value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
};
