import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let couple: Couple;
let stranger: Couple;

beforeAll(async () => {
  couple = await backend.couple('devices');
  stranger = await backend.couple('others');
});

const add = (body: Record<string, unknown>, token?: string) =>
  callEndpoint(backend.server.url, 'addDeviceToken', { body, ...(token === undefined ? {} : { token }) });
const remove = (deviceId: unknown, token?: string) =>
  callEndpoint(backend.server.url, 'removeDevice', {
    params: { deviceId: String(deviceId) },
    ...(token === undefined ? {} : { token }),
  });
const devicesOf = async ({ uid }: Couple): Promise<unknown[]> =>
  (await backend.firestore.collection(`users/${uid}/devices`).get()).docs.map((document) => document.data());

test('keeps a device’s token once, with its owner [S7-device-token-01] [S4-push-06]', async () => {
  const body = { token: 'a-push-token', platformId: 'android' };
  expect((await add(body)).status).toBe(401);
  for (let time = 0; time < 2; time += 1) expect((await add(body, couple.token)).status).toBe(200);
  expect(await devicesOf(couple)).toEqual([expect.objectContaining(body)]);
});

test('forgets a device for who owns it, and for nobody else', async () => {
  const { body } = await add({ token: 'another-token', platformId: 'ios' }, couple.token);
  const before = await devicesOf(couple);
  expect((await remove(body.deviceId)).status).toBe(401);
  expect((await remove(body.deviceId, stranger.token)).status).toBe(200);
  expect(await devicesOf(couple)).toEqual(before);
  expect((await remove(body.deviceId, couple.token)).status).toBe(200);
  expect(await devicesOf(couple)).toHaveLength(before.length - 1);
});

test('a device that somebody else signs in on gets nothing of the person before', async () => {
  const shared = { token: 'a-shared-phone', platformId: 'android' };
  await add(shared, couple.token);
  await add(shared, stranger.token);
  expect(await devicesOf(couple)).not.toContainEqual(expect.objectContaining({ token: shared.token }));
  expect(await devicesOf(stranger)).toEqual([expect.objectContaining(shared)]);
});
