import { mkdtempSync } from 'node:fs';
import { type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Firestore, type FirestoreOptions, openFirestore } from '../firestore';
import { type CompiledRules, type Decision, type RequestAuth } from '../rules/runtime/contract';
import { createSinglePortServer } from '../single-port';

export const adminSecret = 'the-secret-of-the-tests';
export const projectId = 'demo-test';

const decision = (allowed: boolean): Decision => ({ allowed, reason: 'test rules', dependsOn: [] });

/**
 * Rules of the tests: everyone reads `public`, signed-in users do anything in `rooms` and below, each user owns
 * `users/{uid}`; the rest is closed.
 */
export const testRules: CompiledRules = {
  decideDocument({ kind, path }, { auth }) {
    const [collection, id] = path.split('/');
    if (collection === 'public') return decision(kind === 'get' || auth !== null);
    if (collection === 'rooms') return decision(auth !== null);
    return decision(collection === 'users' && auth?.uid === id);
  },
  decideList({ parent, collectionId }, { auth }) {
    const collection = parent.split('/')[0] || collectionId;
    return decision(collection === 'public' || (collection === 'rooms' && auth !== null));
  },
};

/** Tokens of the tests: `user:<uid>` or `user:<uid>:<exp in seconds>`. */
export const verifyTestToken = async (token: string): Promise<RequestAuth> => {
  const [, uid, exp] = /^user:(\w+)(?::(\d+))?$/.exec(token) ?? [];
  if (uid === undefined) throw new Error('not a token');
  return { uid, token: { sub: uid, ...(exp !== undefined && { exp: Number(exp) }) } };
};

export interface TestServer {
  readonly port: number;
  readonly host: string;
  readonly url: string;
  readonly dataDir: string;
  readSoFar: Firestore['readSoFar'];
  endSessions: Firestore['endSessions'];
  stop(): Promise<void>;
}

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'firebase-local-'));

/** Serves Firestore with the rules and tokens of the tests on a free port (or a given one). */
export const startFirestore = async (
  options: Partial<FirestoreOptions> & { port?: number; fallback?: RequestListener } = {},
): Promise<TestServer> => {
  const dataDir = options.dataDir ?? temporaryDirectory();
  const firestore = openFirestore({
    projectId,
    adminSecret,
    testMode: false,
    rules: () => testRules,
    verify: verifyTestToken,
    nowMillis: Date.now,
    log: () => undefined,
    ...options,
    dataDir,
  });
  const local = {
    handleHttp: (...[req, res]: Parameters<RequestListener>) =>
      firestore.handleHttp(req, res, new URL(req.url ?? '/', 'http://local')),
    handleGrpcSocket: firestore.handleGrpcSocket,
    jwks: () => ({ keys: [] }),
    verifyIdToken: verifyTestToken,
    neededIndexes: firestore.neededIndexes,
    close: async () => firestore.close(),
  };
  const notFound: RequestListener = (_req, res) => void res.writeHead(404).end('not ours');
  const server = createSinglePortServer(local, options.fallback ?? notFound);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    port,
    host,
    url: `http://${host}`,
    dataDir,
    readSoFar: firestore.readSoFar,
    endSessions: firestore.endSessions,
    async stop() {
      await local.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
