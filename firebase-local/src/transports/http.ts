import { type IncomingMessage, type ServerResponse } from 'node:http';
import { StatusError } from '../base/status';
import { type ReaderDelivery } from '../limits/delivery';

/** The largest request: Firestore's 10 MiB and what form encoding adds to it. */
export const maxBodyBytes = 12 * 1024 * 1024;

/**
 * Bytes of a refused body that are skipped, so that its connection serves the next request; beyond them the connection
 * is closed.
 */
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

const pieceBytes = 256 * 1024;

/** Hands a piece to the connection; true when it was taken, false when the connection is closed. */
const handOver = (res: ServerResponse, piece: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    const closed = (): void => resolve(false);
    res.once('close', closed);
    res.write(piece, (error) => {
      res.off('close', closed);
      resolve(!error);
    });
  });

/** Writes no faster than it is read. */
const writeInPieces = async (res: ServerResponse, bytes: Buffer, delivery: ReaderDelivery): Promise<void> => {
  for (let from = 0; from < bytes.length && !res.destroyed; from += pieceBytes) {
    const piece = bytes.subarray(from, from + pieceBytes);
    if (!(await handOver(res, piece))) break;
    delivery.taken(piece.length);
  }
  res.end();
};

const begin = (res: ServerResponse, status: number, length: number): void =>
  void res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });

/** Sends an answer of any size. Until it is read it counts as its caller's; throws RESOURCE_EXHAUSTED when that is too much. */
export const deliverJson = (res: ServerResponse, body: unknown, delivery: ReaderDelivery): void => {
  if (res.headersSent || res.destroyed) return;
  const bytes = Buffer.from(JSON.stringify(body));
  delivery.wait(bytes.length);
  res.once('close', () => delivery.over());
  begin(res, 200, bytes.length);
  void writeInPieces(res, bytes, delivery);
};

/** Sends a small answer. */
export const sendJson = (res: ServerResponse, status: number, body: unknown): void => {
  if (res.headersSent || res.destroyed) return;
  const text = JSON.stringify(body);
  begin(res, status, Buffer.byteLength(text));
  res.end(text);
};
