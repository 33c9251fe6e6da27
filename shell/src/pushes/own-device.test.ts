import { createTestHost } from '@posy/remote-kit/testing';
import { createJsonStore } from '../adapters/storage/json-store';
import { createOwnDevice, signOutTimeoutMs } from './own-device';

const start = ({ fails = false, hangs = false } = {}) => {
  const stored = new Map<string, string>();
  const store = createJsonStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  const host = createTestHost();
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
    clock: host.clock,
    push: { forget: async () => void done.push('forget') },
    leaveApp: () => {
      done.push('leave the app');
      return hangs ? new Promise<void>(() => undefined) : Promise.resolve();
    },
    report: (error) => errors.push(error),
  });
  return { device, done, errors, host };
};

const token = { token: 't', platformId: 'android' } as const;

test('sends its token to the server, and takes it back before the person signs out [S4-push-06]', async () => {
  const { device, done } = start();
  await device.remember(token);
  await device.forget();
  expect(done).toEqual(['addDeviceToken', 'removeDevice d1', 'forget', 'leave the app']);
  await device.forget();
  expect(done.filter((what) => what === 'forget')).toHaveLength(1);
});

test('the app hears that its person signs out, also where no pushes ever came', async () => {
  const { device, done } = start();
  await device.forget();
  expect(done).toEqual(['leave the app']);
});

test('an app that does not answer keeps nobody from signing out', async () => {
  const { device, host } = start({ hangs: true });
  let isOver = false;
  const forgotten = device.forget().then(() => (isOver = true));
  await host.pass(signOutTimeoutMs - 1);
  expect(isOver).toBe(false);
  await host.pass(1);
  await forgotten;
  expect(isOver).toBe(true);
});

test('keeps nobody from signing out: what failed is reported', async () => {
  const { device, errors } = start({ fails: true });
  await device.remember(token);
  await device.forget();
  expect(errors).toHaveLength(1);
});
