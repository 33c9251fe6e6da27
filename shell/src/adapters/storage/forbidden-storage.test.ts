import * as v from 'valibot';
import { inOneTab } from '../browser';
import { followNotifications, prepareOfflineStart } from '../device/offline-start';
import { accountDraft } from '../stored/account-draft';
import { countryChanged } from '../stored/country-changed';
import { declinedMarkets } from '../stored/declined-markets';
import { onboardingFinished } from '../stored/onboarding-finished';
import { sessionDrafts } from '../stored/session-drafts';
import { hasDeviceStorage } from './has-device-storage';
import { leftDocuments, sessionHint } from './session-hint';

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Replaces a part of the browser for one test. */
const restores: (() => void)[] = [];
const have = (target: object, name: string, get: () => unknown): void => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, get });
  restores.push(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
};
afterEach(() => {
  while (restores.length > 0) restores.pop()?.();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each<[string, () => void]>([
  ['forbids its storages', () => ['localStorage', 'sessionStorage'].forEach((name) => have(window, name, denied))],
  ['has none', () => ['localStorage', 'sessionStorage'].forEach((name) => have(window, name, () => null))],
  ['has no room in them', () => have(Storage.prototype, 'setItem', () => full)],
])('a browser that %s [H-15]', (_how, takeAway) => {
  beforeEach(takeAway);

  test('keeps what the page needs for as long as it is open', () => {
    accountDraft.write({ name: 'Tom', email: 'tom@example.com' });
    expect(accountDraft.read()).toEqual({ name: 'Tom', email: 'tom@example.com' });
    accountDraft.clear();
    expect(accountDraft.read()).toEqual({ name: '', email: '' });
    declinedMarkets.add('FR');
    expect(declinedMarkets.list()).toEqual(['FR']);
    countryChanged.set('{}');
    expect([countryChanged.isSet(), countryChanged.take(), countryChanged.isSet()]).toEqual([true, '{}', false]);
    sessionDrafts.write('profile', 'words');
    expect(sessionDrafts.read('profile', v.string())).toBe('words');
    sessionDrafts.write('profile', null);
    onboardingFinished.set();
  });

  test('goes on without marks, and knows that there is no storage', () => {
    sessionHint.set();
    leftDocuments.set();
    sessionHint.clear();
    leftDocuments.clear();
    expect([leftDocuments.isSet(), hasDeviceStorage()]).toEqual([false, false]);
  });
});

test('remembers in the tab who signed in when the device’s storage is full [H-15]', () => {
  have(
    Storage.prototype,
    'setItem',
    () =>
      function (this: Storage, key: string, value: string): void {
        if (this === localStorage) full();
        this[key] = value;
      },
  );
  sessionHint.set();
  expect(sessionHint.isSet()).toBe(true);
  sessionHint.clear();
  expect(sessionHint.isSet()).toBe(false);
});

test('works in each tab by itself where locks are forbidden, and only once [H-15]', async () => {
  const request = jest.fn<Promise<void>, []>().mockRejectedValue(new DOMException('denied', 'SecurityError'));
  have(navigator, 'locks', () => ({ request }));
  let runs = 0;
  await inOneTab('work', async () => void (runs += 1));
  expect(runs).toBe(1);
  have(navigator, 'locks', () => ({ request: (_name: string, work: () => Promise<void>) => work() }));
  const failing = inOneTab('work', async () => {
    runs += 1;
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(runs).toBe(2);
});

test.each<[string, () => unknown]>([
  ['forbids workers', denied],
  [
    'refuses to register one',
    () => ({ register: async () => denied(), addEventListener: () => undefined, startMessages: () => undefined }),
  ],
])('a browser that %s starts with a connection only [H-15]', async (_how, get) => {
  have(navigator, 'serviceWorker', get);
  have(window, 'requestIdleCallback', () => (run: () => void) => run());
  expect(() => followNotifications(() => undefined)).not.toThrow();
  await expect(prepareOfflineStart('/uk/home', 'one')).resolves.toBeUndefined();
});
