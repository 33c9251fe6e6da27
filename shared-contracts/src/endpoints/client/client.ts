import { ApiError } from '#errors';
import type { EndpointInput, EndpointName, EndpointOutput, EndpointTable, FileName, UploadName } from '../endpoints';
import type { Endpoint } from '../parts/endpoint';
import { readAnswer } from './read-answer';
import { commonHeaders, type RawInput, requestParts } from './request-parts';
import { startTimeLimit, type Wait } from './time-limit';
import { type ApiUploadOptions, type SendFile, uploadFile } from './upload';

/** The edges that the client works through; tests pass their own. */
export interface ApiClientOptions {
  /**
   * Tables of calls, looked through in this order: a page loads one when it first makes a call that none before it has.
   * Asked anew after a failure.
   */
  tables: readonly (() => Promise<Partial<EndpointTable>>)[];
  fetch: typeof globalThis.fetch;
  sendFile: SendFile;
  /** Origin and optional prefix, without a trailing slash. */
  baseUrl: string;
  /**
   * The signed-in person's ID token, or null. `renews` asks for a new one in place of one that was refused; a session that
   * has ended has none.
   */
  idToken: (renews: boolean) => Promise<string | null>;
  /** Timers for time-outs and the pause before a retry. */
  wait: Wait;
  timeoutMs?: number;
}

export interface ApiCallOptions {
  signal?: AbortSignal;
}

/** Endpoints whose body is JSON, or none, and that answer JSON. */
export type CallName = Exclude<EndpointName, UploadName | FileName>;

/** The typed client. A failed call rejects with `ApiError`. */
export interface ApiClient {
  call<N extends CallName>(name: N, input: EndpointInput<N>, options?: ApiCallOptions): Promise<EndpointOutput<N>>;
  /** Sends a file, such as a photo; gives up when nothing moves for 30 s. */
  upload<N extends UploadName>(
    name: N,
    input: EndpointInput<N>,
    file: Blob,
    options?: ApiUploadOptions,
  ): Promise<EndpointOutput<N>>;
}

const retryPausesMs = [300, 1200];

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.kind === 'timeout' || [502, 503, 504].includes(error.status));

const definitionIn = async <N extends EndpointName>(tables: ApiClientOptions['tables'], name: N) => {
  for (const load of tables) {
    const table = await load().catch(() => {
      throw new ApiError('offline', 0, 'offline', 'The table of calls could not be loaded.');
    });
    if (table[name] !== undefined) return table[name] as unknown as Endpoint<unknown, unknown, EndpointOutput<N>>;
  }
  throw new Error(`No table has the call ${name}.`);
};

/** Runs a call; one whose token the server does not take runs once more with a new one: nothing was done yet. */
const withGoodToken = async <A>(run: (renews: boolean) => Promise<A>): Promise<A> => {
  try {
    return await run(false);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid-token') return run(true);
    throw error;
  }
};

/** Makes the client from the endpoint table. Calls that may be repeated are tried up to three times. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { tables, baseUrl, idToken, wait, timeoutMs = 15_000 } = options;

  const request = async <A>(
    definition: Endpoint<unknown, unknown, A>,
    input: RawInput,
    outer: AbortSignal,
    renews: boolean,
  ): Promise<A> => {
    const limit = startTimeLimit(wait, timeoutMs, outer);
    const { url, body, inUrl } = requestParts(baseUrl, definition, input);
    try {
      const response = await options.fetch(url, {
        method: definition.method,
        headers: {
          ...commonHeaders(await idToken(renews)),
          ...(inUrl ? {} : { 'content-type': 'application/json' }),
        },
        ...(inUrl ? {} : { body: JSON.stringify(body) }),
        signal: limit.signal,
      });
      return await readAnswer(definition, response, body);
    } catch (error) {
      throw limit.errorOf(error);
    } finally {
      limit.end();
    }
  };

  return {
    async call(name, input, { signal } = {}) {
      const definition = await definitionIn(tables, name);
      const outer = signal ?? new AbortController().signal;
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await withGoodToken((renews) => request(definition, input, outer, renews));
        } catch (error) {
          const pause = retryPausesMs[attempt];
          if (pause === undefined || !definition.idempotent || !isPassing(error)) throw error;
          await wait(pause, outer).catch(() => {
            throw new ApiError('aborted', 0, 'aborted', 'The call was given up.');
          });
        }
      }
    },
    async upload(name, input, file, uploadOptions = {}) {
      const definition = await definitionIn(tables, name);
      return withGoodToken((renews) =>
        uploadFile({ ...options, idToken: () => idToken(renews) }, definition, input, file, uploadOptions),
      );
    },
  };
};
