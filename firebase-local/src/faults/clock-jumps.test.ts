import { createClient } from '../conformance/client';
import { projectId, startFirestore } from '../testing/firestore-server';

const day = 24 * 3600 * 1000;

test('listeners stay current and lose nothing when the clock jumps, while the server runs and across a restart', async () => {
  let skew = 0;
  const nowMillis = (): number => Date.now() + skew;
  let server = await startFirestore({ nowMillis });
  const { port, dataDir, host } = server;
  const connect = () => createClient({ host, projectId, token: 'user:alice' });
  const [writer, reader] = [connect(), connect()];
  const path = 'rooms/clock/items';
  const watch = reader.watch({ path });
  const expected: Record<string, { n: number }> = {};
  const write = async (id: string): Promise<void> => {
    expected[id] = { n: 1 };
    expect(await writer.set(`${path}/${id}`, { n: 1 })).toEqual({ value: undefined });
    // Only a snapshot that the SDK considers current counts.
    expect(await reader.until(watch, expected)).toBe(true);
  };
  await write('now');
  skew = day;
  await write('tomorrow');
  skew = -2 * day;
  await write('yesterday');
  expect(await writer.transact('rooms/clock')).toEqual({ value: undefined });
  await server.stop();
  skew = -30 * day;
  server = await startFirestore({ port, dataDir, nowMillis });
  await write('long ago');
  const late = connect();
  expect(await late.until(late.watch({ path }), expected)).toBe(true);
  for (const client of [writer, reader, late]) await client.close();
  await server.stop();
});
