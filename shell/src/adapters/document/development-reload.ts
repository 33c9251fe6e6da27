import type { Clock } from '@posy/shared-contracts/mount-props';
import { keepTyping, restoreTyping } from './kept-typing';
import { readPageOverride } from './page-override';

/** Interval at which the current release set is read during development, in milliseconds. */
const pollMs = 150;

/**
 * Reloads the page when another release set became current; what was typed stays. For development only. A page with an
 * override has a set of its own: it is reloaded when the one became another that it would have without it.
 */
export const reloadOnNewRelease = (own: string, clock: Clock): void => {
  const current = readPageOverride(document)?.deployed ?? own;
  restoreTyping(document, sessionStorage, clock);
  const look = async (): Promise<void> => {
    try {
      const set = (await (await fetch('/releases/current.json')).json()) as { id?: string };
      if (set.id !== undefined && set.id !== current) {
        keepTyping(document, sessionStorage);
        return window.location.reload();
      }
    } catch {
      // The server is restarting; the next attempt finds it.
    }
    clock.after(pollMs, () => void look());
  };
  void look();
};
