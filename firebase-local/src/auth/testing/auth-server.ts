import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Auth, type AuthOptions, createAuth, type OutOfBandCode } from '../index';

/** A status and a parsed body. */
export interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Auth behind a real HTTP server on a free port, with a clock that the test moves. */
export interface AuthServer {
  auth: Auth;
  origin: string;
  dataDir: string;
  mails: OutOfBandCode[];
  advance(ms: number): void;
  /** Calls `/identitytoolkit.googleapis.com/v1/<path>?key=k`; a path may begin with another version. */
  call(path: string, body: unknown, headers?: Record<string, string>): Promise<AuthAnswer>;
  admin(path: string, body: unknown): Promise<AuthAnswer>;
  refresh(refreshToken: unknown): Promise<AuthAnswer>;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Closes and opens the same data again, as a restart does; with other options where some are given. */
  restart(changed?: Partial<AuthOptions>): Promise<void>;
  stop(): Promise<void>;
}

export const adminSecret = 'a-secret-only-the-backend-knows';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const toAnswer = async (response: Response): Promise<AuthAnswer> => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
});

/** `page`: what other paths answer; without one they answer 418. */
export const startAuthServer = async (options: Partial<AuthOptions> = {}, page?: string): Promise<AuthServer> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'auth-test-'));
  const mails: OutOfBandCode[] = [];
  let skew = 0;
  const open = (changed: Partial<AuthOptions> = {}): Promise<Auth> =>
    createAuth({
      dataDir,
      projectId: 'demo-test',
      adminSecret,
      passwordCost: 2 ** 10,
      clock: () => Date.now() + skew,
      deliverCode: async (mail) => void mails.push(mail),
      ...options,
      ...changed,
    });
  const auth = await open();
  const server = createServer((request, response) => {
    if (!handle.auth.handleHttp(request, response))
      response.writeHead(page === undefined ? 418 : 200, { 'Content-Type': 'text/html' }).end(page);
  });
  const origin = await listen(server);
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<AuthAnswer> =>
    toAnswer(
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const handle: AuthServer = {
    auth,
    origin,
    dataDir,
    mails,
    advance: (ms) => void (skew += ms),
    call: (path, body, headers) =>
      post(`/identitytoolkit.googleapis.com/${/^v\d/.test(path) ? path : `v1/${path}`}?key=k`, body, headers),
    admin: (path, body) =>
      post(`/identitytoolkit.googleapis.com/v1/projects/demo-test${path}`, body, {
        Authorization: `Bearer ${adminSecret}`,
      }),
    refresh: (refreshToken) =>
      post(
        '/securetoken.googleapis.com/v1/token?key=k',
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }).toString(),
        { 'Content-Type': 'application/x-www-form-urlencoded' },
      ),
    request: (path, init) => fetch(origin + path, init),
    restart: async (changed) => {
      handle.auth.close();
      handle.auth = await open(changed);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      handle.auth.close();
      rmSync(dataDir, { recursive: true });
    },
  };
  return handle;
};

/** The error name of a refusal. */
export const errorOf = ({ body }: AuthAnswer): string | undefined =>
  (body['error'] as { message: string } | undefined)?.message;
