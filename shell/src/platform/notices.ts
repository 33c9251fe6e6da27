import type { Clock, Notice, Notices, Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from './readable';

/** A notice on the page. */
export interface ShownNotice extends Notice {
  id: string;
}

export interface NoticesHost extends Notices {
  shown: Readable<readonly ShownNotice[]>;
  close(id: string): void;
  /** While a notice is pointed at or focused, it stays. */
  hold(id: string, held: boolean): void;
}

/** How long a notice stays, in milliseconds; errors stay. Source: design/look, "a snackbar stays 6 seconds". */
const stayMs = 6000;
/** Notices on the page at once; an older one makes room. */
const most = 3;

/** The snackbars. */
export const createNotices = (clock: Clock): NoticesHost => {
  const shown = createReadableValue<readonly ShownNotice[]>([]);
  const timers = new Map<string, () => void>();
  const close = (id: string): void => {
    timers.get(id)?.();
    timers.delete(id);
    shown.set(shown.get().filter((notice) => notice.id !== id));
  };
  const startTimer = (notice: ShownNotice): void => {
    if (notice.tone !== 'error')
      timers.set(
        notice.id,
        clock.after(stayMs, () => close(notice.id)),
      );
  };
  return {
    shown,
    close,
    show(notice) {
      const made = { ...notice, id: clock.newId() };
      for (const old of shown.get().slice(0, Math.max(0, shown.get().length + 1 - most))) close(old.id);
      shown.set([...shown.get(), made]);
      startTimer(made);
    },
    hold(id, held) {
      timers.get(id)?.();
      timers.delete(id);
      const notice = shown.get().find((candidate) => candidate.id === id);
      if (!held && notice !== undefined) startTimer(notice);
    },
  };
};
