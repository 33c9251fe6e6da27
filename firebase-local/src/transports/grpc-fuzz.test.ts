import net from 'node:net';
import { credentials, makeClientConstructor, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import fc from 'fast-check';
import { adminSecret, startFirestore, type TestServer } from '../testing/firestore-server';
import { documents, raw } from '../testing/raw-channel';

/** The long form (`npm run faults`) asks by the ten thousand. */
const messages = Number(process.env.FUZZ ?? 300);
const connections = Math.ceil(Number(process.env.FUZZ ?? 300) / 10);
const timeout = 30_000 + (messages + connections) * 20;

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startFirestore({
    log: ({ level, message, error }) => void (level === 'error' && logged.push(`${message} ${String(error)}`)),
  });
});
afterAll(() => server.stop());

const bytes = (most: number): fc.Arbitrary<Buffer> =>
  fc.uint8Array({ maxLength: most }).map((content) => Buffer.from(content));

const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

/** A frame with a right length and a known or unknown type, flags, stream and content. */
const frame = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 255 }), fc.nat({ max: 9 }), bytes(64))
  .map(([type, flags, stream, content]) => {
    const head = Buffer.alloc(9);
    head.writeUIntBE(content.length, 0, 3);
    head.writeUInt8(type, 3);
    head.writeUInt8(flags, 4);
    head.writeUInt32BE(stream, 5);
    return Buffer.concat([head, content]);
  });

/** Sends the bytes in one piece and hangs up when the server has answered or hung up itself. */
const send = (content: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const socket = net.connect(server.port, '127.0.0.1', () => socket.write(content));
    // The server's settings are its answer to the preface; what followed the preface was read with it.
    socket.once('data', () => socket.destroy());
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });

const stillAnswers = async (): Promise<void> => {
  const headers = { authorization: `Bearer ${adminSecret}` };
  const { status: answer } = await raw(server, 'POST', `/v1/${documents}:commit`, '{"writes":[]}', headers);
  expect(answer).toBe(200);
};

test(
  'no HTTP/2 frame, however malformed, harms the server',
  async () => {
    const property = fc.asyncProperty(fc.array(fc.oneof(frame, bytes(32)), { maxLength: 12 }), async (frames) => {
      await send(Buffer.concat([preface, ...frames]));
    });
    await fc.assert(property, { numRuns: connections, seed: 7 });
    await stillAnswers();
    expect(logged).toEqual([]);
  },
  timeout,
);

test(
  'no message of a call, however malformed, is answered with an internal error by the service',
  async () => {
    const Client = makeClientConstructor({}, 'Firestore');
    const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${adminSecret}`);
    const call = (method: string, content: Buffer): Promise<ServiceError | null> =>
      new Promise((resolve) => {
        const pass = (value: Buffer): Buffer => value;
        client.makeUnaryRequest(`/google.firestore.v1.Firestore/${method}`, pass, pass, content, metadata, resolve);
      });
    const methods = fc.constantFrom(
      'Commit',
      'BatchWrite',
      'BeginTransaction',
      'Rollback',
      'ListCollectionIds',
      'Nothing',
    );
    const property = fc.asyncProperty(methods, bytes(80), async (method, content) => {
      const error = await call(method, content);
      // gRPC itself refuses bytes that are no message, as INTERNAL; they never reach the service.
      if (error?.code === status.INTERNAL)
        expect(error.details).toMatch(/deserializ|index out of range|wire type|group/i);
    });
    await fc.assert(property, { numRuns: messages, seed: 9 });
    client.close();
    await stillAnswers();
    expect(logged).toEqual([]);
  },
  timeout,
);
