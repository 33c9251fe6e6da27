import { type IncomingMessage, type ServerResponse } from 'node:http';
import { StatusError } from '../base/status';

/** The largest request: Firestore's 10 MiB and what form encoding adds to it. */
export const maxBodyBytes = 12 * 1024 * 1024;

/** Of a refused body so much is read past, so that its connection serves the next request; then the connection is cut. */
const mostReadPast = maxBodyBytes;

/** Reads a whole body, refusing early what is too large. */
export const readBody = (req: IncomingMessage, limit = maxBodyBytes): Promise<string> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        chunks = [];
        reject(new StatusError('INVALID_ARGUMENT', `A request is limited to ${limit} bytes.`));
        if (size > limit + mostReadPast) req.destroy();
      }
    });
    req.on('end', () => resolve(Buffer.concat(chunks).toString()));
    req.on('error', reject);
    req.on('close', () => reject(new StatusError('CANCELLED', 'The client went away.')));
  });

export const sendJson = (res: ServerResponse, status: number, body: unknown): void => {
  if (res.headersSent || res.destroyed) return;
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(text);
};
