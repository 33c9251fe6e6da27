import { invalid } from '../base/status';

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Microseconds since the epoch as a timestamp with six digits, so that timestamps order as strings. */
export const microsToTimestamp = (micros: number): string => {
  const millis = Math.floor(micros / 1000);
  const rest = String(micros - millis * 1000).padStart(3, '0');
  return `${new Date(millis).toISOString().slice(0, -1)}${rest}Z`;
};

/** Converts an RFC 3339 time to the stored form: UTC, microseconds (finer digits are cut, as Firestore does). */
export const normalizeTimestamp = (text: string): string => {
  const match = pattern.exec(text);
  const seconds = match ? Date.parse(`${match[1]}${match[3]}`) : NaN;
  if (!match || Number.isNaN(seconds)) throw invalid(`"${text.slice(0, 64)}" is not a timestamp.`);
  const iso = new Date(seconds).toISOString();
  if (iso.length !== 24 || iso.startsWith('0000')) throw invalid('A timestamp must be in the years 0001 to 9999.');
  return `${iso.slice(0, 19)}.${(match[2] ?? '').slice(0, 6).padEnd(6, '0')}Z`;
};

/** The microseconds of a commit time; exact for the years that a commit can have. */
export const timestampToMicros = (text: string): number => {
  const stored = normalizeTimestamp(text);
  return Date.parse(`${stored.slice(0, 19)}Z`) * 1000 + Number(stored.slice(20, 26));
};
