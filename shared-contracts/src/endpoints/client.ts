import * as v from 'valibot';
import { ApiError } from '../errors';
import type { Endpoint } from './endpoint';
import { endpoints, type EndpointInput, type EndpointName, type EndpointOutput } from './endpoints';
import { fillPath } from './fill-path';

/** The edges that the client works through; tests pass their own. */
export interface ApiClientOptions {
  fetch: typeof globalThis.fetch;
  /** Origin and optional prefix, without a trailing slash. */
  baseUrl: string;
  /** The signed-in person's ID token, or null. */
  idToken: () => Promise<string | null>;
  /** Resolves after so many milliseconds, for time-outs and the pause before a retry. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  timeoutMs?: number;
}

export interface ApiCallOptions {
  signal?: AbortSignal;
}

/** The typed client. A failed call rejects with `ApiError`. */
export interface ApiClient {
  call<N extends EndpointName>(name: N, input: EndpointInput<N>, options?: ApiCallOptions): Promise<EndpointOutput<N>>;
}

const retryPausesMs = [300, 1200];

const queryString = (body: Record<string, unknown>): string => {
  const text = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
};

/** What the error says: the server's own sentence, unless the endpoint's answer handling wants another text. */
const refusalText = ({ failure }: Endpoint, response: Response, body: unknown, said: string): string => {
  if (failure === 'status-text') return response.statusText === '' ? String(response.status) : response.statusText;
  if (failure === 'status-and-body') return `${response.status} ${JSON.stringify(body)}`;
  return failure?.text ?? said;
};

const refusal = async (definition: Endpoint, response: Response, body: unknown): Promise<ApiError> => {
  const schema = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
  const read = v.safeParse(schema, await response.json().catch(() => null));
  const { code, message } = read.success
    ? read.output.error
    : { code: `http-${response.status}`, message: response.statusText };
  const text = refusalText(definition, response, body, message);
  return new ApiError(response.status >= 500 ? 'server' : 'refused', response.status, code, text);
};

const readAnswer = async <A>(
  definition: Endpoint<unknown, unknown, A>,
  response: Response,
  body: unknown,
): Promise<A> => {
  if (!response.ok) throw await refusal(definition, response, body);
  const read = v.safeParse(definition.answer, await response.json().catch(() => undefined));
  if (read.success) return read.output;
  throw new ApiError(
    'invalid-answer',
    response.status,
    'invalid-answer',
    `${definition.path}: ${v.summarize(read.issues)}`,
  );
};

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.kind === 'timeout' || [502, 503, 504].includes(error.status));

/** Makes the client from the endpoint table. Calls that may be repeated are tried up to three times. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { baseUrl, idToken, wait, timeoutMs = 15_000 } = options;

  const request = async <A>(
    definition: Endpoint<unknown, unknown, A>,
    input: { params?: unknown; body?: unknown },
    outer: AbortSignal,
  ): Promise<A> => {
    const timer = new AbortController();
    const ended = new AbortController();
    const signal = AbortSignal.any([outer, timer.signal]);
    void wait(timeoutMs, ended.signal).then(
      () => timer.abort(),
      () => undefined,
    );
    try {
      const token = await idToken();
      const body = (input.body ?? {}) as Record<string, unknown>;
      const inUrl = definition.method !== 'POST';
      const path = fillPath(definition.path, (input.params ?? {}) as Record<string, string>);
      const response = await options.fetch(`${baseUrl}${path}${inUrl ? queryString(body) : ''}`, {
        method: definition.method,
        headers: {
          accept: 'application/json',
          ...(inUrl ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(inUrl ? {} : { body: JSON.stringify(body) }),
        signal,
      });
      return await readAnswer(definition, response, body);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (outer.aborted) throw new ApiError('aborted', 0, 'aborted', 'The call was given up.');
      if (timer.signal.aborted) throw new ApiError('timeout', 0, 'timeout', 'No answer came in time.');
      throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    } finally {
      ended.abort();
    }
  };

  return {
    async call<N extends EndpointName>(name: N, input: EndpointInput<N>, { signal }: ApiCallOptions = {}) {
      const definition = endpoints[name] as unknown as Endpoint<unknown, unknown, EndpointOutput<N>>;
      const outer = signal ?? new AbortController().signal;
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await request(definition, input, outer);
        } catch (error) {
          const pause = retryPausesMs[attempt];
          if (pause === undefined || !definition.idempotent || !isPassing(error)) throw error;
          await wait(pause, outer).catch(() => {
            throw new ApiError('aborted', 0, 'aborted', 'The call was given up.');
          });
        }
      }
    },
  };
};
