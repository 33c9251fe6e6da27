import { createJsonStore } from '../adapters/json-store';
import { createOwnDevice } from './own-device';

const start = (fails = false) => {
  const kept = new Map<string, string>();
  const store = createJsonStore({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  const done: string[] = [];
  const errors: unknown[] = [];
  const device = createOwnDevice({
    api: {
      call: (async (name: string, { params }: { params?: { deviceId: string } }) => {
        done.push(params === undefined ? name : `${name} ${params.deviceId}`);
        if (fails && name === 'removeDevice') throw new Error('offline');
        return name === 'addDeviceToken' ? { deviceId: 'd1' } : {};
      }) as never,
    },
    store,
    push: { forget: async () => void done.push('forget') },
    report: (error) => errors.push(error),
  });
  return { device, done, errors };
};

const token = { token: 't', platformId: 'android' } as const;

it('sends its token to the server, and takes it back before the person signs out [S4-push-06]', async () => {
  const { device, done } = start();
  await device.remember(token);
  await device.forget();
  expect(done).toEqual(['addDeviceToken', 'removeDevice d1', 'forget']);
  await device.forget();
  expect(done).toHaveLength(3);
});

it('a device that never got pushes has nothing to forget', async () => {
  const { device, done } = start();
  await device.forget();
  expect(done).toEqual([]);
});

it('keeps nobody from signing out: what failed is reported', async () => {
  const { device, errors } = start(true);
  await device.remember(token);
  await device.forget();
  expect(errors).toHaveLength(1);
});
