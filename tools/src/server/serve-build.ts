import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** Kinds of files that pages load, by their ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Pages of other origins load the files: they are those of the product, and no secret. Browsers ask a page of the
 * internet first whether it may reach this machine; nothing is kept, since the next build has the same names.
 */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The file that an address names: one of the folder itself, of a kind that pages load. */
const fileOf = (folder: string, url: string | undefined): { path: string; type: string } | null => {
  const [, name] = /^\/([\w~-][\w.~-]*)(?:\?|$)/.exec(url ?? '') ?? [];
  const type = name === undefined ? undefined : contentTypes[extname(name)];
  if (name === undefined || type === undefined) return null;
  const path = join(folder, name);
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? { path, type } : null;
};

const answer = (folder: string, { method, url }: IncomingMessage, response: ServerResponse): void => {
  if (method === 'OPTIONS') return void response.writeHead(204, headers).end();
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, headers).end();
  const file = fileOf(folder, url);
  if (file === null) return void response.writeHead(404, headers).end();
  response.writeHead(200, { ...headers, 'content-type': file.type });
  if (method === 'HEAD') return void response.end();
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
};

/** A server of one build on this machine; pages of an installation take the remote from it. */
export interface BuildServer {
  /** Its origin, as an address names it. */
  origin: string;
  close(): Promise<void>;
}

/** Serves the files of a build's folder to this machine alone; port 0 takes any free one. */
export const serveBuild = (folder: string, port: number): Promise<BuildServer> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(folder, request, response));
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const own = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        origin: `http://127.0.0.1:${own}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
