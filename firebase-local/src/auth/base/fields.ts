import { AuthError } from './auth-error';

/** Members of a request, before they are checked. */
export type RequestBody = Record<string, unknown>;

const invalid = (name: string, what: string): AuthError => new AuthError(`INVALID_ARGUMENT : ${name} must be ${what}`);

/** A string member, or undefined when absent or empty (Google's APIs do not tell the two apart). */
export const text = (body: RequestBody, name: string, longest = 16_384): string | undefined => {
  const value = body[name];
  if (value == null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > longest) throw invalid(name, 'a string');
  return value;
};

/** A string member that must be there; `missing` is the error name otherwise. */
export const requiredText = (body: RequestBody, name: string, missing: string): string => {
  const value = text(body, name);
  if (value === undefined) throw new AuthError(missing);
  return value;
};

export const flag = (body: RequestBody, name: string): boolean | undefined => {
  const value = body[name];
  if (value == null) return undefined;
  if (typeof value !== 'boolean') throw invalid(name, 'true or false');
  return value;
};

/** A list of strings; a single string counts as a list of one. */
export const textList = (body: RequestBody, name: string): string[] => {
  const value = body[name];
  if (value == null) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > 1000 || !list.every((item): item is string => typeof item === 'string'))
    throw invalid(name, 'a list of strings');
  return list;
};

/** A whole number, given as a number or (int64 in JSON) a string. */
export const wholeNumber = (body: RequestBody, name: string): number | undefined => {
  const value = body[name];
  if (value == null || value === '') return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw invalid(name, 'a whole number');
  return number;
};

export const record = (body: RequestBody, name: string): RequestBody | undefined => {
  const value = body[name];
  if (value == null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid(name, 'an object');
  return value as RequestBody;
};

/** Refuses members that would change nothing here although the caller thinks they do. */
export const refuseMembers = (body: RequestBody, names: string[]): void => {
  for (const name of names)
    if (body[name] != null) throw new AuthError(`OPERATION_NOT_ALLOWED : ${name} is not supported`);
};

/** An address in lower case, as accounts store it; throws `INVALID_EMAIL` (or the given name). */
export const emailAddress = (value: string, invalidName = 'INVALID_EMAIL'): string => {
  if (value.length > 254 || !/^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/.test(value))
    throw new AuthError(invalidName);
  return value.toLowerCase();
};
