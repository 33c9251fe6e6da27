import { adminSecret, startFirestore } from '../testing/firestore-server';
import { addTarget, documents, openChannel, raw } from '../testing/raw-channel';

const many = 20;
const listeners = 30;

test('while one has the snapshots of many large listeners made, others are answered in between [A-H2]', async () => {
  const server = await startFirestore({ trustedProxies: ['loopback'] });
  const writes = Array.from({ length: many }, (_, index) => ({
    update: { name: `${documents}/rooms/r${index}`, fields: { text: { stringValue: 'x'.repeat(75_000) } } },
  }));
  const commit = { writes: [...writes, { update: { name: `${documents}/public/one`, fields: {} } }] };
  await raw(server, 'POST', `/v1/${documents}:commit`, JSON.stringify(commit), {
    authorization: `Bearer ${adminSecret}`,
  });
  const before = server.readSoFar().documents;
  // The queries differ, so that no two can share a result.
  const targets = Array.from({ length: listeners }, (_, index) =>
    addTarget(index + 1, 'rooms', {
      query: { parent: documents, structuredQuery: { from: [{ collectionId: 'rooms' }], limit: many + index } },
    }),
  );
  const opened = openChannel(server, 'Listen', 'user:greedy', targets);
  while (server.readSoFar().documents === before) await new Promise((resolve) => setImmediate(resolve));
  const answered = await raw(server, 'GET', `/v1/${documents}/public/one`, '', { 'x-forwarded-for': '203.0.113.2' });
  expect(answered.status).toBe(200);
  expect(server.readSoFar().documents - before).toBeLessThan(listeners * many);
  const channel = await opened;
  expect((await channel.poll(0)).length).toBeGreaterThan(0);
  await server.stop();
});
