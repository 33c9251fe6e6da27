import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { Clock, Readable } from '@posy/shared-contracts/mount-props';
import type { OpenItemsHost } from '../back/open-items';
import type { WritableReadable } from '../readable';

/** A release set that became current while this page runs an older one, with the ways to load it. */
export interface NewRelease {
  set: ReleaseSet;
  /** Loads it at once, or as soon as nothing is open; returns which. */
  load(): 'now' | 'when-closed';
  /** Loads it with the next screen that the person opens while nothing is open. */
  postpone(): void;
}

interface Options {
  /** Id of the set that this page runs. */
  currentId: string;
  /** Reads the current set from the server. Null when it has no answer. */
  read: () => Promise<ReleaseSet | null>;
  clock: Clock;
  /** True while the page is visible. */
  visible: Readable<boolean>;
  location: Readable<{ pathname: string }>;
  openItems: Pick<OpenItemsHost, 'isAnyOpen'>;
  /** Changes with each failed load of code: its build may be gone from the server. */
  missing: Readable<number>;
  found: WritableReadable<NewRelease | null>;
  reload: () => void;
}

/** Interval at which a visible page reads the current set, in milliseconds. */
export const pollMs = 15 * 60_000;
/** Delay after an item was closed before a waiting version loads, in milliseconds. */
const closedMs = 250;

/**
 * Reports a new release set: reads the current one when the page becomes visible, every 15 minutes while it is, and at
 * once after a failed load of code.
 */
export const watchReleases = ({
  currentId,
  read,
  clock,
  visible,
  location,
  openItems,
  missing,
  found,
  reload,
}: Options): void => {
  const loadWhenClosed = (): void => {
    if (openItems.isAnyOpen()) clock.after(closedMs, loadWhenClosed);
    else reload();
  };
  const offer = (set: ReleaseSet): NewRelease => ({
    set,
    load() {
      const waits = openItems.isAnyOpen();
      loadWhenClosed();
      return waits ? 'when-closed' : 'now';
    },
    postpone() {
      const from = location.get().pathname;
      const stop = location.subscribe(() => {
        if (location.get().pathname === from || openItems.isAnyOpen()) return;
        stop();
        reload();
      });
    },
  });
  const ask = async (): Promise<void> => {
    if (!visible.get()) return;
    const set = await read().catch(() => null);
    const known = found.get()?.set.id ?? currentId;
    if (set !== null && set.id !== known) found.set(set.id === currentId ? null : offer(set));
  };
  const askAgain = (): void => {
    clock.after(pollMs, () => {
      void ask();
      askAgain();
    });
  };
  visible.subscribe(() => void ask());
  missing.subscribe(() => void ask());
  if (missing.get() > 0) void ask();
  askAgain();
};

/** Returns the changed remotes of a set; null when the host itself changed, which includes everything. */
export const changedParts = (before: ReleaseSet, after: ReleaseSet): ReleaseSet['remotes'] | null => {
  if (before.shell.version !== after.shell.version) return null;
  return after.remotes.filter(
    ({ name, version }) => before.remotes.find((remote) => remote.name === name)?.version !== version,
  );
};
