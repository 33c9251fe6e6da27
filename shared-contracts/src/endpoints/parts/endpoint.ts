import type * as v from 'valibot';

/** An HTTP call: both the client and the server's route are made from it. */
export interface Endpoint<P = unknown, B = unknown, A = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for path parameters. */
  path: string;
  /** Names of parameters that may follow the path, each as a segment; one only after those before it. */
  optionalSegments?: readonly string[];
  /** `user`: an ID token is required. */
  auth: 'none' | 'user';
  params: v.GenericSchema<unknown, P>;
  /** JSON body; for GET, DELETE and uploads the query string. */
  body: v.GenericSchema<unknown, B>;
  answer: v.GenericSchema<unknown, A>;
  /** Safe to repeat after a lost connection. */
  idempotent: boolean;
  /** The request's body is a file; its name and declared type are not looked at. Called with `upload`, not `call`. */
  carries?: 'file';
  /** The answer is a file of this type instead of JSON, for other programs; the client does not call it. */
  gives?: 'text/calendar';
  /**
   * The message of a refusal's error instead of the server's sentence: the status text, status and request body, or a
   * fixed text. Source: S7-supplier-fetch-03, S8-reporting-01.
   */
  failure?: 'status-text' | 'status-and-body' | { text: string };
  /** Callers wait so long for further changes before they call. */
  debounceMs?: number;
}

type EndpointParts<P, B, A> = Omit<Endpoint, 'params' | 'body' | 'answer' | 'carries' | 'gives'> & {
  params: P;
  body: B;
  answer: A;
};

/** Keeps each schema's own type, so that the client's inputs and answers are checked. */
export const endpoint = <P extends v.GenericSchema, B extends v.GenericSchema, A extends v.GenericSchema>(
  definition: EndpointParts<P, B, A>,
) => definition;

/** An endpoint that takes a file. */
export const uploadEndpoint = <P extends v.GenericSchema, B extends v.GenericSchema, A extends v.GenericSchema>(
  definition: EndpointParts<P, B, A>,
) => ({ ...definition, carries: 'file' as const });

/** An endpoint that answers a file. */
export const fileEndpoint = <P extends v.GenericSchema, B extends v.GenericSchema, T extends 'text/calendar'>(
  definition: EndpointParts<P, B, v.GenericSchema<string, string>>,
  gives: T,
) => ({ ...definition, gives });

/** Returns true when an endpoint takes its input beside the path from the query string. */
export const takesQuery = ({ method, carries }: Pick<Endpoint, 'method' | 'carries'>): boolean =>
  method !== 'POST' || carries === 'file';
