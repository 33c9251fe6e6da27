import type * as v from 'valibot';

/** One HTTP call: both the client and the server's route are made from it. */
export interface Endpoint<P = unknown, B = unknown, A = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for path parameters. */
  path: string;
  /** `user`: an ID token is required. */
  auth: 'none' | 'user';
  params: v.GenericSchema<unknown, P>;
  /** JSON body; for GET and DELETE the query string. */
  body: v.GenericSchema<unknown, B>;
  answer: v.GenericSchema<unknown, A>;
  /** Safe to repeat after a lost connection. */
  idempotent: boolean;
  /**
   * What a refusal's error says instead of the server's sentence: the status text, status and request body, or a text of
   * its own. Source: specification sections 7, "Answer handling", and 8.
   */
  failure?: 'status-text' | 'status-and-body' | { text: string };
  /** Callers wait so long for further changes before they call. */
  debounceMs?: number;
}

/** Keeps each schema's own type, so that the client's inputs and answers are checked. */
export const endpoint = <P extends v.GenericSchema, B extends v.GenericSchema, A extends v.GenericSchema>(
  definition: Omit<Endpoint, 'params' | 'body' | 'answer'> & { params: P; body: B; answer: A },
) => definition;
