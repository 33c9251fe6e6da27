import net from 'node:net';
import { credentials, loadPackageDefinition, Metadata, type ServiceClientConstructor } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import descriptor from '#protos/firestore.json';
import { adminSecret, startFirestore, temporaryDirectory, type TestServer } from '#testing/firestore-server';
import { documents, raw, type RawAnswer } from '#testing/raw-channel';

/** 27 MB: more than an operating system holds for a connection, less than the half of what an account may leave unread. */
const many = 30;
const structuredQuery = { from: [{ collectionId: 'rooms' }] };

let server: TestServer;
const dataDir = temporaryDirectory();
/** These tests ask again and again. */
const endless = { account: Infinity, address: Infinity, signedOut: Infinity };
const start = async (readTimeout: number): Promise<void> => {
  server = await startFirestore({ dataDir, readTimeout, workLimits: endless, trustedProxies: ['loopback'] });
};
beforeAll(async () => {
  await start(patient);
  for (let index = 0; index < many; index += 1) {
    const fields = { text: { stringValue: 'x'.repeat(900_000) } };
    const body = { writes: [{ update: { name: `${documents}/rooms/r${index}`, fields } }] };
    await raw(server, 'POST', `/v1/${documents}:commit`, JSON.stringify(body), {
      authorization: `Bearer ${adminSecret}`,
    });
  }
  await server.stop();
});
/** Longer than any of these tests. */
const patient = 600_000;
/**
 * A reader that stalls is cut off during these tests; a reader that goes on is not, even when the machine halts for a
 * while.
 */
const impatient = 3_000;
afterEach(() => server.stop());

const path = `/v1/${documents}:runQuery`;
const body = JSON.stringify({ structuredQuery });
const headersOf = (uid: string, address: string): Record<string, string> => ({
  authorization: `Bearer user:${uid}`,
  'x-forwarded-for': address,
});
const ask = (uid: string, address = '203.0.113.1'): Promise<RawAnswer> =>
  raw(server, 'POST', path, body, headersOf(uid, address));

/** Asks, and reads nothing of the answer; resolves when it begins to arrive. */
const askAndTurnAway = (uid: string, address = '203.0.113.1'): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    const headers = Object.entries({ ...headersOf(uid, address), 'content-length': String(body.length), host: 'x' });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const socket = net.connect(server.port, '127.0.0.1', () =>
      socket.write(`POST ${encodeURI(path)} HTTP/1.1\r\n${head}\r\n${body}`),
    );
    socket.once('readable', () => resolve(socket));
    socket.once('error', reject);
  });

/** Asks until there is room again. */
const untilServed = async (asked: () => Promise<number>, refusal: number): Promise<number> => {
  for (;;) {
    const answer = await asked();
    if (answer !== refusal) return answer;
  }
};

/** Reads the rest of an answer to its end, or to where it was cut. */
const restOf = async (socket: net.Socket): Promise<number> => {
  let read = 0;
  socket.on('data', (piece: Buffer) => (read += piece.length));
  // A reset connection is closed before the next read.
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return read;
};

test('an account’s unread answers are limited, and the refusal says so; others go on [A-H1]', async () => {
  await start(patient);
  const turned: net.Socket[] = [];
  for (let count = 0; count < 6; count += 1) turned.push(await askAndTurnAway('greedy'));
  const refused = await ask('greedy');
  expect([refused.status, refused.text.includes('RESOURCE_EXHAUSTED')]).toEqual([429, true]);
  expect((await ask('other', '203.0.113.2')).status).toBe(200);
  for (const socket of turned) socket.destroy();
  expect(await untilServed(async () => (await ask('greedy')).status, 429)).toBe(200);
});

test('whoever takes nothing of an answer is cut, and what waited is let go [A-H1]', async () => {
  await start(impatient);
  const turned: net.Socket[] = [];
  for (let count = 0; count < 4; count += 1) turned.push(await askAndTurnAway('greedy'));
  expect(await untilServed(async () => (await ask('greedy')).status, 429)).toBe(200);
  const read = await Promise.all(turned.slice(0, 2).map(restOf));
  expect(Math.min(...read)).toBeLessThan(many * 900_000);
  for (const socket of turned) socket.destroy();
});

test('a reader that takes its answer piece by piece has all of it [A-H1]', async () => {
  await start(patient);
  const socket = await askAndTurnAway('patient');
  let read = 0;
  for (; read < many * 900_000;) {
    const piece = socket.read() as Buffer | null;
    if (piece) read += piece.length;
    else await new Promise<void>((resolve) => socket.once('readable', resolve));
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

const service = (
  loadPackageDefinition(
    fromJSON(descriptor, { longs: String, enums: String, bytes: String, defaults: false }),
  ) as unknown as { google: { firestore: { v1: { Firestore: ServiceClientConstructor } } } }
).google.firestore.v1.Firestore;

const metadataOf = (uid: string): Metadata => {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer user:${uid}`);
  return metadata;
};

type CallEmitter = NodeJS.EventEmitter;
type DoneCallback = (error: { code: number } | null) => void;

type Client = Record<string, (request: object, metadata: Metadata, done?: DoneCallback) => CallEmitter> & {
  close(): void;
};
const clients: Client[] = [];
const open = (): Client => {
  const client = new service(server.host, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
    'grpc.use_local_subchannel_pool': 1,
  }) as unknown as Client;
  clients.push(client);
  return client;
};
afterEach(() => clients.splice(0).forEach((client) => client.close()));

/** Opens two streams of answers, and reads no message of them. */
const turnAwayFromTwo = async (): Promise<void> => {
  const greedy = open();
  for (let count = 0; count < 2; count += 1) {
    const call = greedy.runQuery!({ parent: documents, structuredQuery }, metadataOf('greedy'));
    call.on('error', () => undefined);
    await new Promise<void>((resolve) => call.once('metadata', () => resolve()));
  }
};
const list = { parent: documents, collectionId: 'rooms', pageSize: many };
const listAs = (client: Client, uid: string): Promise<number> =>
  new Promise((resolve) => client.listDocuments!(list, metadataOf(uid), (error) => resolve(error?.code ?? 0)));

test('answers over gRPC, streamed ones and single ones, are bounded together [A-H1]', async () => {
  await start(patient);
  await turnAwayFromTwo();
  const client = open();
  expect([await listAs(client, 'greedy'), await listAs(client, 'other')]).toEqual([8, 0]);
});

test('over gRPC the connection of who takes nothing is cut [A-H1]', async () => {
  await start(impatient);
  await turnAwayFromTwo();
  const client = open();
  expect(await untilServed(() => listAs(client, 'greedy'), 8)).toBe(0);
});
