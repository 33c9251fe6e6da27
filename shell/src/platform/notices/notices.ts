import type { Clock, Notices, Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '../readable';
import { continues, type HostNotice, joined, type ShownNotice, stays, without } from './joined-notices';

export interface NoticesHost extends Notices {
  shown: Readable<readonly ShownNotice[]>;
  show(notice: HostNotice): void;
  close(id: string): void;
  /** Removes the sentences about a subject, such as `session`, that became invalid. */
  retract(about: string): void;
  /** Holds a notice while it is hovered or focused. */
  hold(id: string, held: boolean): void;
  /** Shows the last undo again, for people who could not reach it in time. Returns true when there is one. */
  recall(): boolean;
}

/** Time that a notice stays, in milliseconds; errors stay. */
const stayMs = 6000;
/** Time that a notice stays on a phone while another one waits for its place: enough to read it, in milliseconds. */
const readMs = 3000;
/** Time for which an expired undo can be shown again: ten times its stay. Source: WCAG 2.2, 2.2.1. */
const recallMs = 10 * stayMs;
/** Maximum number of notices on the page. A newer one replaces the oldest unless it is an error: then it waits. */
const most = 3;

/** Returns true when a notice may appear a little later: it has no undo and waits for no answer. */
const canWait = (notice: HostNotice): boolean => notice.action === undefined && !stays(notice);

/**
 * The page's notices. On a phone (`isNarrow`) they cover little: a notice that can wait appears once the earlier ones have
 * gone, which stay shorter then, so that nobody waits long for the answer to a press.
 */
export const createNotices = (clock: Clock, isNarrow = (): boolean => false): NoticesHost => {
  const shown = createReadableValue<readonly ShownNotice[]>([]);
  const timers = new Map<string, { startedAt: number; stop: () => void }>();
  const waiting: ShownNotice[] = [];
  /** Notices that an undo put off: whoever looked has seen them, and what nobody saw yet goes before them. */
  const putOff = new WeakSet<ShownNotice>();
  /** The last undo whose notice expired. */
  let past: ShownNotice | null = null;
  const stopTimer = (id: string): void => {
    timers.get(id)?.stop();
    timers.delete(id);
  };
  const take = (id: string): void => {
    stopTimer(id);
    shown.set(shown.get().filter((notice) => notice.id !== id));
  };
  const remember = (notice: ShownNotice): void => {
    past = notice;
    clock.after(recallMs, () => {
      if (past === notice) past = null;
    });
  };
  /** An undo keeps its full time, whatever waits. */
  const stayOf = (notice: ShownNotice): number =>
    isNarrow() && waiting.length > 0 && canWait(notice) ? readMs : stayMs;
  const startTimer = (notice: ShownNotice, startedAt = clock.now()): void => {
    if (stays(notice)) return;
    stopTimer(notice.id);
    const stop = clock.after(Math.max(0, startedAt + stayOf(notice) - clock.now()), () => {
      close(notice.id);
      if (notice.action !== undefined) remember(notice);
    });
    timers.set(notice.id, { startedAt, stop });
  };
  /** Has a notice wait, and shortens the time of those before it that nobody holds. */
  const wait = (notice: ShownNotice): void => {
    const at = waiting.findIndex((one) => putOff.has(one));
    waiting.splice(at < 0 ? waiting.length : at, 0, notice);
    for (const one of shown.get()) {
      const timer = timers.get(one.id);
      if (timer !== undefined) startTimer(one, timer.startedAt);
    }
  };
  const hasToWait = (notice: ShownNotice): boolean =>
    isNarrow() && canWait(notice) && shown.get().some((one) => !stays(one));
  /** On a phone an undo comes at once, and puts off what can wait. */
  const putOffOthers = (notice: ShownNotice): void => {
    if (!isNarrow() || stays(notice)) return;
    for (const one of shown.get().filter(canWait)) {
      take(one.id);
      putOff.add(one);
      waiting.push(one);
    }
  };
  const put = (notice: ShownNotice): void => {
    if (hasToWait(notice)) return wait(notice);
    putOffOthers(notice);
    const calm = shown.get().find((each) => !stays(each));
    if (shown.get().length >= most && calm !== undefined) take(calm.id);
    if (shown.get().length >= most) return wait(notice);
    shown.set([...shown.get(), notice]);
    startTimer(notice);
    if (notice.action !== undefined) past = null;
  };
  const forget = (about: string): void => {
    waiting.splice(0, waiting.length, ...waiting.filter((notice) => notice.about !== about));
    past = past && without(past, about).rest;
    for (const notice of shown.get()) {
      const { rest, apart } = without(notice, about);
      if (rest === null) take(notice.id);
      else if (rest !== notice) shown.set(shown.get().map((each) => (each.id === notice.id ? rest : each)));
      for (const one of apart) put({ ...one, id: clock.newId() });
    }
  };
  /**
   * Joins a notice with its cause, or with the newest one that it continues. Two acts of a person never join: each has
   * its own undo.
   */
  const join = (notice: HostNotice): boolean => {
    const older = (notice.comesOf === undefined ? shown.get().slice(-1) : [...shown.get()].reverse()).find((one) =>
      continues(one, notice),
    );
    if (older === undefined) return false;
    take(older.id);
    put(joined(older.id, [...(older.parts ?? [older]), notice]));
    return true;
  };
  const fill = (): void => {
    const at = shown.get().length < most ? waiting.findIndex((notice) => !hasToWait(notice)) : -1;
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (next !== undefined) put(next);
  };
  const close = (id: string): void => {
    take(id);
    fill();
  };
  return {
    shown,
    close,
    retract(about) {
      forget(about);
      fill();
    },
    show(notice) {
      if (notice.about !== undefined) forget(notice.about);
      // A repeated text is one notice with the newest undo; errors stay separate.
      const isSame = (one: ShownNotice): boolean => one.tone === notice.tone && one.text === notice.text && !stays(one);
      const same = shown.get().find(isSame);
      if (same !== undefined) take(same.id);
      const sameWaiting = waiting.findIndex(isSame);
      if (sameWaiting >= 0) waiting.splice(sameWaiting, 1);
      if (!join(notice)) put({ ...notice, id: clock.newId() });
    },
    hold(id, held) {
      stopTimer(id);
      const notice = shown.get().find((candidate) => candidate.id === id);
      if (!held && notice !== undefined) startTimer(notice);
    },
    recall() {
      const again = past;
      if (again !== null) put(again);
      return again !== null;
    },
  };
};
