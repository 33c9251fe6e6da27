import { createTestHost } from '@posy/remote-kit/testing';
import { exampleReleaseSet } from '#testing/shell-services';
import type { RemoteLoader } from '../federation';
import { readFaults } from './load-with-fault';
import { withSwitchedFaults } from './switched-faults';

const [remote] = exampleReleaseSet.remotes as [(typeof exampleReleaseSet.remotes)[number]];
const modules: Record<string, object> = {
  './app': { mount: () => 'mounted' },
  './reactions': { createReactions: () => ({ 'task.completed': () => 'handled' }) },
};
const plain: RemoteLoader = {
  load: async <T>(_remote: typeof remote, module: string) => modules[module] as T,
  renew: () => undefined,
  preload: () => undefined,
};

const open = (faults: object | null) => {
  const host = createTestHost();
  const loader = withSwitchedFaults(plain, faults === null ? null : JSON.stringify(faults), host.clock);
  return {
    host,
    load: (module: string) => loader.load<Record<string, (...given: unknown[]) => unknown>>(remote, module),
  };
};

test('a tab without faults has the loader itself', () => {
  expect(withSwitchedFaults(plain, null, createTestHost().clock)).toBe(plain);
});

test('a remote that is down does not load; another one does', async () => {
  await expect(open({ 'mfe-planning': 'down' }).load('./app')).rejects.toThrow('switched off in the inspector');
  await expect(open({ 'mfe-inbox': 'down' }).load('./app')).resolves.toBe(modules['./app']);
});

test('a broken remote throws when it is mounted, and still handles events', async () => {
  const { load } = open({ 'mfe-planning': 'broken' });
  const app = await load('./app');
  expect(() => app['mount']?.()).toThrow('inspector');
  await expect(load('./reactions')).resolves.toBe(modules['./reactions']);
});

test('a deaf remote is mounted, and throws when it handles an event', async () => {
  const { load } = open({ 'mfe-planning': 'deaf' });
  await expect(load('./app')).resolves.toBe(modules['./app']);
  const handlers = (await load('./reactions'))['createReactions']?.() as Record<string, () => void>;
  expect(() => handlers['task.completed']?.()).toThrow('inspector');
});

test('a slow remote loads three seconds late', async () => {
  const { host, load } = open({ 'mfe-planning': 'slow' });
  let loaded: unknown = null;
  await import('./load-with-fault');
  const loading = load('./app').then((module) => (loaded = module));
  await Promise.resolve();
  await Promise.resolve();
  host.pass(2999);
  expect(loaded).toBeNull();
  host.pass(1);
  await loading;
  expect(loaded).toBe(modules['./app']);
});

test.each([null, '', '[]', '{"mfe-planning":"sideways"}', 'down'])('a stored %j switches nothing on', (text) => {
  expect(readFaults(text)).toEqual({});
});
