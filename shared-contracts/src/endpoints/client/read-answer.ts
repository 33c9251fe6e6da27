import * as v from 'valibot';
import { ApiError } from '#errors';
import type { Endpoint } from '../parts/endpoint';

/**
 * Returns the error's message: the server's own sentence, unless the endpoint's answer handling specifies another text.
 */
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

/** Reads an answer through the endpoint's schema. Throws `ApiError` for a refusal, and for an answer that does not fit. */
export const readAnswer = async <A>(
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
