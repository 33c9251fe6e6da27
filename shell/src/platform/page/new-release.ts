import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { Clock, Readable } from '@posy/shared-contracts/mount-props';
import type { OpenItemsHost } from '../back/open-items';
import type { WritableReadable } from '../readable';

/** A release set that became current while this page runs an older one, and what can be done about it. */
export interface NewRelease {
  set: ReleaseSet;
  /** Loads it at once, or as soon as nothing is open any more; says which. */
  load(): 'now' | 'when-closed';
  /** Loads it with the next screen that somebody goes to while nothing is open. */
  postpone(): void;
}

interface Options {
  /** The set that this page runs. */
  currentId: string;
  /** Asks the server. Null when it cannot say. */
  read: () => Promise<ReleaseSet | null>;
  clock: Clock;
  /** Whether somebody looks at the page, live. */
  visible: Readable<boolean>;
  location: Readable<{ pathname: string }>;
  openItems: Pick<OpenItemsHost, 'isAnyOpen'>;
  /** Changes with each file of code that did not come: its build may be gone from the server. */
  missing: Readable<number>;
  found: WritableReadable<NewRelease | null>;
  reload: () => void;
}

/** How often a page that is looked at asks, in milliseconds. */
export const everyMs = 15 * 60_000;
/** How long after something was closed a waiting version loads at the latest, in milliseconds. */
const closedMs = 250;

/**
 * Reports a new release set: asks when somebody comes back to the page, every 15 minutes while they look at it, and at once
 * when code did not come.
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
    clock.after(everyMs, () => {
      void ask();
      askAgain();
    });
  };
  visible.subscribe(() => void ask());
  missing.subscribe(() => void ask());
  if (missing.get() > 0) void ask();
  askAgain();
};

/** Titles of the parts that a set brings anew; null stands for the host and everything in it. */
export const changedParts = (before: ReleaseSet, after: ReleaseSet): ReleaseSet['remotes'] | null => {
  if (before.shell.version !== after.shell.version) return null;
  return after.remotes.filter(
    ({ name, version }) => before.remotes.find((remote) => remote.name === name)?.version !== version,
  );
};
