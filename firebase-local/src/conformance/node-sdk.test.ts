/** The client SDK's Node build, which speaks gRPC. */
import { projectId, startFirestore, type TestServer } from '../testing/firestore-server';
import { createClient } from './client';
import { describeClient, type RemoteClient } from './scenarios';

let server: TestServer;
const open: RemoteClient[] = [];

beforeAll(async () => {
  server = await startFirestore();
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});
afterAll(() => server.stop());

describeClient(
  async (uid) => {
    const token = uid === null ? null : `user:${uid}`;
    const client = createClient({ host: server.host, projectId, token }) as unknown as RemoteClient;
    open.push(client);
    return client;
  },
  () => server,
  async () => {
    const { port, dataDir } = server;
    await server.stop();
    server = await startFirestore({ port, dataDir });
  },
);
