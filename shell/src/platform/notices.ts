import type { Clock, Notice, Notices, Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from './readable';

/** What the host itself may say. */
export interface HostNotice extends Notice {
  /** A word that puts it off, in place of the cross. Such a notice stays until it is answered. */
  dismiss?: { label: string; run: () => void };
}

/** A notice on the page. */
export interface ShownNotice extends HostNotice {
  id: string;
}

export interface NoticesHost extends Notices {
  shown: Readable<readonly ShownNotice[]>;
  show(notice: HostNotice): void;
  close(id: string): void;
  /** Takes away what is said about something, such as `session`: it does not hold any more. */
  retract(about: string): void;
  /** While a notice is pointed at or focused, it stays. */
  hold(id: string, held: boolean): void;
}

/** How long a notice stays, in milliseconds; errors stay. Source: design/look, "a snackbar stays 6 seconds". */
const stayMs = 6000;
/** Notices on the page at once. An older one makes room, but no error does: then the newer one waits. */
const most = 3;

const stays = ({ tone, dismiss }: HostNotice): boolean => tone === 'error' || dismiss !== undefined;

/** The snackbars. */
export const createNotices = (clock: Clock): NoticesHost => {
  const shown = createReadableValue<readonly ShownNotice[]>([]);
  const timers = new Map<string, () => void>();
  const waiting: ShownNotice[] = [];
  const take = (id: string): void => {
    timers.get(id)?.();
    timers.delete(id);
    shown.set(shown.get().filter((notice) => notice.id !== id));
  };
  const startTimer = (notice: ShownNotice): void => {
    if (!stays(notice))
      timers.set(
        notice.id,
        clock.after(stayMs, () => close(notice.id)),
      );
  };
  const put = (notice: ShownNotice): void => {
    const calm = shown.get().find((each) => !stays(each));
    if (shown.get().length >= most && calm !== undefined) take(calm.id);
    if (shown.get().length >= most) {
      waiting.push(notice);
      return;
    }
    shown.set([...shown.get(), notice]);
    startTimer(notice);
  };
  const forget = (about: string): void => {
    const isMeant = (notice: ShownNotice): boolean => notice.about === about;
    waiting.splice(0, waiting.length, ...waiting.filter((notice) => !isMeant(notice)));
    for (const { id } of shown.get().filter(isMeant)) take(id);
  };
  const fill = (): void => {
    const next = shown.get().length < most ? waiting.shift() : undefined;
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
      // The same said again is one notice, with the newest way back; errors stay each for itself.
      const same = shown.get().find(({ tone, text }) => tone === notice.tone && text === notice.text);
      if (same !== undefined && !stays(same)) take(same.id);
      put({ ...notice, id: clock.newId() });
    },
    hold(id, held) {
      timers.get(id)?.();
      timers.delete(id);
      const notice = shown.get().find((candidate) => candidate.id === id);
      if (!held && notice !== undefined) startTimer(notice);
    },
  };
};
