import { createTestHost, settle } from '@posy/remote-kit/testing';
import { exampleReleaseSet } from '#testing/shell-services';
import { createReadableValue } from '../readable';
import { loadNewerOr } from './load-newer';
import { changedParts, type NewRelease, pollMs, watchReleases } from './new-release';

const set = (id: string) => ({ ...exampleReleaseSet, id });

const start = (missing = 0) => {
  const host = createTestHost();
  const parts = {
    host,
    current: 'one',
    visible: createReadableValue(true),
    location: createReadableValue({ pathname: '/uk/home' }),
    missing: createReadableValue(missing),
    found: createReadableValue<NewRelease | null>(null),
    open: 0,
    reloads: 0,
    asked: 0,
  };
  watchReleases({
    currentId: 'one',
    read: async () => {
      parts.asked += 1;
      return set(parts.current);
    },
    clock: host.clock,
    visible: parts.visible,
    location: parts.location,
    openItems: { isAnyOpen: () => parts.open > 0 },
    missing: parts.missing,
    found: parts.found,
    reload: () => {
      parts.reloads += 1;
    },
  });
  return parts;
};

describe('a new release set', () => {
  test('is asked for every 15 minutes while somebody looks, and when they come back', async () => {
    const parts = start();
    parts.host.pass(pollMs);
    await settle();
    expect([parts.asked, parts.found.get()]).toEqual([1, null]);
    parts.visible.set(false);
    parts.host.pass(pollMs);
    await settle();
    expect(parts.asked).toBe(1);
    parts.current = 'two';
    parts.visible.set(true);
    await settle();
    expect([parts.asked, parts.found.get()?.set.id]).toEqual([2, 'two']);
  });

  test('is announced once, and taken back with a roll-back', async () => {
    const parts = start();
    parts.current = 'two';
    parts.host.pass(pollMs);
    await settle();
    const first = parts.found.get();
    parts.host.pass(pollMs);
    await settle();
    expect(parts.found.get()).toBe(first);
    parts.current = 'one';
    parts.host.pass(pollMs);
    await settle();
    expect(parts.found.get()).toBeNull();
  });

  test('is asked for at once when code did not come, and loaded by “Try again” [case b11]', async () => {
    const parts = start();
    let retries = 0;
    const press = (): void => loadNewerOr(parts.found, () => void (retries += 1));
    parts.missing.set(1);
    await settle();
    press();
    expect([parts.found.get(), retries, parts.reloads]).toEqual([null, 1, 0]);
    parts.current = 'two';
    parts.missing.set(2);
    await settle();
    expect(parts.found.get()?.set.id).toBe('two');
    parts.open = 1;
    press();
    expect([retries, parts.reloads]).toEqual([2, 0]);
    parts.open = 0;
    press();
    expect([retries, parts.reloads]).toEqual([2, 1]);
  });

  test('is asked for once the page is quiet, when code did not come before [case b11]', async () => {
    const parts = start(1);
    await settle();
    expect(parts.asked).toBe(1);
  });

  const offered = async () => {
    const parts = start();
    parts.current = 'two';
    parts.host.pass(pollMs);
    await settle();
    const release = parts.found.get();
    if (release === null) throw new Error('Nothing was offered.');
    return { parts, release };
  };

  test('loads at once when nothing is open', async () => {
    const { parts, release } = await offered();
    expect([release.load(), parts.reloads]).toEqual(['now', 1]);
  });

  test('waits until what is open was closed', async () => {
    const { parts, release } = await offered();
    parts.open = 1;
    expect(release.load()).toBe('when-closed');
    parts.host.pass(60_000);
    expect(parts.reloads).toBe(0);
    parts.open = 0;
    parts.host.pass(1000);
    expect(parts.reloads).toBe(1);
  });

  test('loads with the next screen when it was put off, unless something is open there', async () => {
    const { parts, release } = await offered();
    release.postpone();
    parts.open = 1;
    parts.location.set({ pathname: '/uk/home' });
    parts.location.set({ pathname: '/uk/checklist' });
    expect(parts.reloads).toBe(0);
    parts.open = 0;
    parts.location.set({ pathname: '/uk/inbox' });
    parts.location.set({ pathname: '/uk/home' });
    expect(parts.reloads).toBe(1);
  });
});

test('a new set is named by its new parts, or as a whole when the host is new', () => {
  const before = set('one');
  const [remote] = before.remotes;
  if (remote === undefined) throw new Error('The example has no remote.');
  const newer = { ...remote, version: '2.0.0' };
  expect(changedParts(before, { ...before, remotes: [newer] })).toEqual([newer]);
  expect(changedParts(before, { ...before, shell: { ...before.shell, version: '2' } })).toBeNull();
});
