import { type IncomingMessage } from 'node:http';
import { AuthError } from '../base/auth-error';

const mostBytes = 64 * 1024;
/**
 * Bytes of a refused body that are skipped, so that its connection serves the next request; beyond them the connection
 * is closed.
 */
const mostReadPast = 4 * 1024 * 1024;

/** Reads at most 64 KB; more is refused and not stored. */
const readBytes = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) {
        chunks = [];
        reject(new AuthError('INVALID_ARGUMENT : Request body is too large', 413));
        if (size > mostBytes + mostReadPast) request.destroy();
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new AuthError('CANCELLED', 400)));
  });

const parseJson = (source: string): Record<string, unknown> => {
  if (source.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    throw new AuthError('INVALID_ARGUMENT : Request body is not JSON');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new AuthError('INVALID_ARGUMENT : Request body is not a JSON object');
  return parsed as Record<string, unknown>;
};

/** The body as an object, from JSON or, for the token call, from a form. */
export const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const source = (await readBytes(request)).toString('utf8');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return isForm ? Object.fromEntries(new URLSearchParams(source)) : parseJson(source);
};
