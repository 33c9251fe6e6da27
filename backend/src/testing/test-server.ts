import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  fillEndpointPath,
  takesQuery,
} from '@posy/shared-contracts/endpoints';
import { noServices } from '../config/services';
import { openReleaseStore } from '../releases';
import { type RunningServer, type ServerConfig, type ServerHooks, startServer } from '../server/start';
import { madeOnce } from './made-once';
import { exampleSet } from './release-set';

/** A server of its own data directory, on a free port, with a small catalogue and a release set. */
export interface TestServer extends RunningServer {
  dataDir: string;
  stop(): Promise<void>;
}

/** Response: the status and the JSON. */
export interface TestAnswer {
  status: number;
  body: { [member: string]: unknown; error?: { code: string; message: string } };
}

/** The configuration of a test's server. */
export const testConfig = (dataDir: string, changes: Partial<ServerConfig> = {}): ServerConfig => ({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  firebase: { mode: 'local', projectId: 'posy-local' },
  publicUrl: null,
  trustedProxies: [],
  smtp: null,
  services: noServices,
  log: 'silent',
  development: false,
  overrides: null,
  providers: null,
  serviceWorker: true,
  drawPages: true,
  drawWaitMs: 150,
  wakeAfterMs: 5000,
  secondFactor: true,
  suppliers: 60,
  ...changes,
});

const releaseExample = async (dataDir: string): Promise<void> => {
  const from = mkdtempSync(join(tmpdir(), 'posy-build-'));
  const script = 'console.log("shell");';
  writeFileSync(join(from, 'shell.js'), script);
  writeFileSync(join(from, 'shell.js.br'), brotliCompressSync(script));
  const store = openReleaseStore(join(dataDir, 'releases'));
  await store.addBuild({ name: 'shell', version: '1.0.0', from });
  await store.publishSet(exampleSet());
  rmSync(from, { recursive: true });
};

/** Signing up is quick where no password is worth a guess. */
const passwordCost = 2 ** 10;

/** The data of a server that started and stopped: the directory, the demo couple, the example's release set. */
const usualData = (suppliers: number | undefined): Promise<string> =>
  madeOnce(`posy-data-${suppliers ?? 'few'}`, async (dataDir) => {
    await releaseExample(dataDir);
    const config = testConfig(dataDir, suppliers === undefined ? {} : { suppliers });
    const server = await startServer(config, { passwordCost });
    await server.close();
  });

/** Data written at the current time fits a clock that is at most this far from it. */
const clockToleranceMs = 60_000;

const isClockRight = ({ clock }: ServerHooks): boolean =>
  clock === undefined || Math.abs(clock() - Date.now()) <= clockToleranceMs;

/** Returns true when a server would write the default data when it starts, at the current time. */
const hasUsualData = (changes: Partial<ServerConfig>, hooks: ServerHooks): boolean =>
  isClockRight(hooks) &&
  hooks.progress === undefined &&
  changes.suppliers !== null &&
  ['publicUrl', 'host', 'dataDir', 'firebase', 'development'].every((name) => !(name in changes));

/** Starts a server; `stop` also removes its data. */
export const startTestServer = async (
  changes: Partial<ServerConfig> = {},
  hooks: ServerHooks = {},
): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-backend-'));
  if (hasUsualData(changes, hooks))
    cpSync(await usualData(changes.suppliers ?? undefined), dataDir, { recursive: true });
  else await releaseExample(dataDir);
  const server = await startServer(testConfig(dataDir, changes), { passwordCost, ...hooks });
  const stop = async (): Promise<void> => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, dataDir, stop };
};

/** Calls an endpoint of the contract over HTTP, without the checks of the typed client. */
export const callEndpoint = async (
  origin: string,
  name: EndpointName,
  input: { params?: Record<string, string>; body?: Record<string, unknown>; token?: string; file?: Buffer },
): Promise<TestAnswer> => {
  const { method, carries } = endpoints[name] as Endpoint;
  const inUrl = takesQuery(endpoints[name]);
  const query = inUrl ? `?${new URLSearchParams(input.body as Record<string, string>).toString()}` : '';
  const response = await fetch(`${origin}${fillEndpointPath(endpoints[name], input.params ?? {})}${query}`, {
    method,
    headers: {
      ...(inUrl ? {} : { 'content-type': 'application/json' }),
      ...(carries === 'file' && { 'content-type': 'application/octet-stream' }),
      ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
    },
    ...(inUrl ? {} : { body: JSON.stringify(input.body ?? {}) }),
    ...(carries === 'file' && { body: new Blob([new Uint8Array(input.file ?? [])]) }),
  });
  return { status: response.status, body: (await response.json()) as TestAnswer['body'] };
};

/** Signs a person in over Identity Toolkit's REST call. Answers the ID token and uid. */
export const signIn = async (
  origin: string,
  verb: 'signUp' | 'signInWithPassword',
  credentials: { email: string; password: string },
): Promise<{ token: string; uid: string }> => {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=posy-local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
  const body = (await response.json()) as { idToken: string; localId: string };
  if (!response.ok) throw new Error(JSON.stringify(body));
  return { token: body.idToken, uid: body.localId };
};
