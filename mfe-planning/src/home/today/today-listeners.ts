import { liveDocument } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { TodayTaskFlow, TodayTasks } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { Firestore, Identified, MountProps, Readable } from '@posy/shared-contracts/mount-props';

/** The person and the wedding whose cards are listened to. */
export type TodayPlan = EventPayload<'today-task.init'>;

/** The state of the listeners. */
export type TodayState =
  | { status: 'stopped' | 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; flows: readonly Identified<TodayTaskFlow>[]; mine: TodayTasks };

/** The listeners for today's tasks of one page. */
export interface TodayListeners extends Readable<TodayState> {
  /** INIT. Throws when the session has no signed-in user. A repeated call changes nothing. */
  start(host: MountProps, plan: TodayPlan): void;
  /** STOP. */
  stop(): void;
}

const none: TodayTasks = { flows: {}, calm: false, updatedAt: null };

const isSame = (a: TodayPlan | null, b: TodayPlan): boolean => a?.uid === b.uid && a.weddingId === b.weddingId;

/** Source: S8-today-task-02. */
const requireUser = (host: MountProps): void => {
  if (host.session.get().status !== 'signed-in') throw new Error('Something went wrong');
};

/** Follows the person's own cards in the page's cache: the undo of an edit compares with their current state. */
const followOwn = (
  { firestore }: MountProps,
  { weddingId, uid }: TodayPlan,
  next: (mine: TodayTasks) => void,
  failed: (error: unknown) => void,
): (() => void) => {
  const own = liveDocument(firestore, collections.todayTasks(weddingId), uid);
  const hear = (): void => {
    const live = own.get();
    if (live.status === 'ready') next(live.value ?? none);
    if (live.status === 'failed') failed(live.error);
  };
  if (own.get().status === 'failed') own.retry();
  const end = own.subscribe(hear);
  hear();
  return end;
};

const createListeners = (): TodayListeners => {
  let state: TodayState = { status: 'stopped' };
  let current: TodayPlan | null = null;
  let end: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const set = (next: TodayState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const listen = (host: MountProps, plan: TodayPlan): void => {
    let flows: Identified<TodayTaskFlow>[] | null = null;
    let mine: TodayTasks | null = null;
    const announce = (): void => {
      if (flows !== null && mine !== null) set({ status: 'ready', flows, mine });
    };
    // A failed listener is reported, and home continues without today's tasks.
    const failed = (error: unknown): void => {
      host.telemetry.error('today-task', error);
      set({ status: 'failed', retry: () => listen(host, plan) });
    };
    end();
    set({ status: 'loading' });
    const ends = [
      host.firestore.watch(
        { collection: collections.taskFlows() },
        ({ value }) => ((flows = value), announce()),
        failed,
      ),
      followOwn(host, plan, (value) => ((mine = value), announce()), failed),
    ];
    end = () => ends.forEach((each) => each());
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(host, plan) {
      requireUser(host);
      if (isSame(current, plan)) return;
      current = plan;
      listen(host, plan);
    },
    stop() {
      end();
      end = () => undefined;
      current = null;
      set({ status: 'stopped' });
    },
  };
};

const made = new WeakMap<Firestore, TodayListeners>();

/** The page's listeners: the reactions start and stop them, the screens read them. */
export const todayListeners = ({ firestore }: Pick<MountProps, 'firestore'>): TodayListeners => {
  const known = made.get(firestore) ?? createListeners();
  made.set(firestore, known);
  return known;
};
