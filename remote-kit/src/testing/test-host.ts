import { defaultMarket, type Market } from '@posy/shared-contracts';
import { type BusHost, createBus, createMemoryStore } from '@posy/shared-contracts/bus';
import { declaredEvent } from '@posy/shared-contracts/declared-events';
import type { ApiClient, EndpointInput, EndpointName, EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { RemoteManifest } from '@posy/shared-contracts/manifest';
import type {
  MountProps,
  Notice,
  OpenItem,
  Readable,
  Session,
  SignUpAsk,
  Tracking,
  UserAction,
  Viewport,
} from '@posy/shared-contracts/mount-props';
import { createMemoryFirestore, type MemoryFirestore } from './memory-firestore';

/** A readable that tests can set. */
export const createReadable = <T>(initial: T): Readable<T> & { set: (value: T) => void } => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
};

type EndpointAnswers = {
  [N in EndpointName]?: (input: EndpointInput<N>, file: Blob | null) => EndpointOutput<N> | Promise<EndpointOutput<N>>;
};

export interface TestHostOptions {
  session?: Session;
  market?: Market;
  path?: string;
  firestore?: MemoryFirestore;
  /** Answer of each endpoint; a missing one rejects. */
  api?: EndpointAnswers;
  /** Events that the remote's manifest declares. */
  events?: RemoteManifest['events'];
}

/** Mount props for tests, with what they recorded. */
export interface TestHost extends MountProps {
  session: ReturnType<typeof createReadable<Session>>;
  online: ReturnType<typeof createReadable<boolean>>;
  viewport: ReturnType<typeof createReadable<Viewport>>;
  firestore: MemoryFirestore;
  busHost: BusHost;
  shown: Notice[];
  errors: unknown[];
  opened: OpenItem[];
  /** Actions that were reported to the analytics, by the port's name for them. */
  tracked: { action: keyof Tracking; details: unknown }[];
  /** Actions marked as seen, in order. */
  marked: UserAction[];
  /** Prompts to sign up that a visitor got. */
  askedToSignUp: SignUpAsk[];
  /** Paths whose remote was asked for in advance. */
  preloaded: string[];
  /** Runs what was put off with `clock.after` for at most so many milliseconds. */
  pass: (milliseconds: number) => void;
}

const createTestClock = () => {
  let now = Date.parse('2026-11-20T12:00:00.000Z');
  let ids = 0;
  const waiting = new Set<{ at: number; run: () => void }>();
  return {
    clock: {
      now: () => now,
      after(milliseconds: number, run: () => void) {
        const entry = { at: now + milliseconds, run };
        waiting.add(entry);
        return () => waiting.delete(entry);
      },
      newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    },
    pass(milliseconds: number) {
      now += milliseconds;
      for (const entry of [...waiting].sort((a, b) => a.at - b.at)) {
        if (entry.at > now || !waiting.delete(entry)) continue;
        entry.run();
      }
    },
  };
};

const createTestApi = (answers: EndpointAnswers): ApiClient => {
  const answerOf = async <N extends EndpointName>(name: N, input: EndpointInput<N>, file: Blob | null) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The test gives no answer for ${name}.`);
    return answer(input, file);
  };
  return {
    call: (name, input) => answerOf(name, input, null),
    async upload(name, input, file, { onProgress } = {}) {
      onProgress?.(1);
      return answerOf(name, input, file);
    },
  };
};

const createTestTracking = (tracked: TestHost['tracked']): Tracking => {
  const note = (action: keyof Tracking) => (details: unknown) => void tracked.push({ action, details });
  return {
    enquiry: note('enquiry'),
    booked: note('booked'),
    collaborating: note('collaborating'),
    review: note('review'),
    viewedProfile: note('viewedProfile'),
    accountFailure: note('accountFailure'),
  };
};

/**
 * Makes mount props in which nothing leaves the test.
 *
 * @example
 * const host = createTestHost({ path: '/uk/guests', session: exampleSignedIn() });
 * expect(host.shown.map(({ text }) => text)).toEqual(['Noor is on your list']); // after the test's steps
 */
export const createTestHost = (options: TestHostOptions = {}): TestHost => {
  const market = options.market ?? defaultMarket;
  const [pathname = '/', search = ''] = (options.path ?? `/${market.prefix}`).split('?');
  const { clock, pass } = createTestClock();
  const shown: Notice[] = [];
  const errors: unknown[] = [];
  const opened: OpenItem[] = [];
  const tracked: TestHost['tracked'] = [];
  const marked: UserAction[] = [];
  const preloaded: string[] = [];
  const askedToSignUp: SignUpAsk[] = [];
  const location = createReadable({ pathname, search: search === '' ? '' : `?${search}`, hash: '' });
  const session = createReadable<Session>(options.session ?? { status: 'signed-out' });
  const busHost = createBus({
    store: createMemoryStore(),
    exclusively: (work) => work(),
    now: clock.now,
    newId: clock.newId,
    handlersOf: () => [],
    loadReactions: async () => ({}),
    declared: async (event) => {
      const own = options.events?.[event];
      return own === undefined ? null : declaredEvent(event, own);
    },
    uid: () => 'u1',
    report: ({ error }) => errors.push(error),
  });
  return {
    remote: { name: 'mfe-test', version: '0.0.0' },
    session,
    bus: busHost.forRemote('mfe-test'),
    busHost,
    api: createTestApi(options.api ?? {}),
    firestore: options.firestore ?? createMemoryFirestore(),
    locale: createReadable({ market, locale: market.locale, catalogue: market.catalogue, timeZone: 'Europe/London' }),
    location,
    navigate(path, { replace = false } = {}) {
      const url = new URL(path, 'https://origin.invalid');
      const go = (): void => location.set({ pathname: url.pathname, search: url.search, hash: url.hash });
      if (replace || !opened.some((item) => item.holds?.(url.pathname, go) === true)) go();
    },
    askToSignUp: (ask) => askedToSignUp.push(ask),
    notices: { show: (notice) => shown.push(notice) },
    slots: { mount: () => ({ update: () => undefined, unmount: () => undefined }) },
    openItems: {
      open(item) {
        opened.push(item);
        return () => opened.splice(opened.indexOf(item), 1);
      },
    },
    telemetry: { error: (_feature, error) => errors.push(error) },
    tracking: createTestTracking(tracked),
    seen: { mark: (action) => marked.push(action) },
    preload: (path) => preloaded.push(path),
    viewport: createReadable({ width: 1280, height: 900 }),
    clock,
    online: createReadable(true),
    nonce: '',
    shown,
    errors,
    opened,
    tracked,
    marked,
    preloaded,
    askedToSignUp,
    pass,
  };
};
