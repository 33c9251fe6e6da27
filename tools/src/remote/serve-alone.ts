import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { contentTypes } from '../server/serve-build';
import { PlainError } from '../support/progress';

const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/alone.css" />
  </head>
  <body><script src="/alone.js"></script></body>
</html>
`;

/** A server of one remote's page, for this machine alone. */
export interface AloneServer {
  origin: string;
  /** Has open pages load anew. */
  reload: () => void;
  /** Shows the faults of a build above open pages, and those that are opened before the next one. */
  fail: (faults: string) => void;
  close: () => Promise<void>;
}

/** Serves the files of a folder, and the page at every other address. Port 0 takes any free one. */
export const serveAlone = (folder: string, port: number): Promise<AloneServer> =>
  new Promise((resolve, reject) => {
    const open = new Set<ServerResponse>();
    let faults: string | null = null;
    const sendFaults = (response: ServerResponse): void =>
      void response.write(`event: faults\ndata: ${JSON.stringify(faults)}\n\n`);
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      if (pathname === '/posy-built') {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        response.flushHeaders();
        open.add(response);
        if (faults !== null) sendFaults(response);
        response.on('close', () => open.delete(response));
        return;
      }
      const type = contentTypes[extname(pathname)];
      const file = join(folder, basename(pathname));
      const isThere = type !== undefined && existsSync(file);
      if (type !== undefined && !isThere) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(isThere ? readFileSync(file) : page);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new PlainError(`Port ${port} is taken: name another one with --port.`) : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
        reload() {
          faults = null;
          open.forEach((response) => response.write('data: built\n\n'));
        },
        fail(text) {
          faults = text;
          open.forEach(sendFaults);
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
