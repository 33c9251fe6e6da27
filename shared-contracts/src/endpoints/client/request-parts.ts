import { type Endpoint, takesQuery } from '../parts/endpoint';
import { fillEndpointPath } from './fill-path';

/** The caller's input, before the schemas. */
export interface RawInput {
  params?: unknown;
  body?: unknown;
}

const queryString = (body: Record<string, unknown>): string => {
  const text = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
};

/** The address of a call, and the values of its body or query. */
export const requestParts = (baseUrl: string, definition: Endpoint, input: RawInput) => {
  const body = (input.body ?? {}) as Record<string, unknown>;
  const inUrl = takesQuery(definition);
  const path = fillEndpointPath(definition, (input.params ?? {}) as Record<string, string>);
  return { url: `${baseUrl}${path}${inUrl ? queryString(body) : ''}`, body, inUrl };
};

/** Headers of every call. */
export const commonHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});
