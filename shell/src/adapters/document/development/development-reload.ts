import type { Clock } from '@posy/shared-contracts/mount-props';
import { readPageOverride } from '../page-override';
import { faultsAbove } from './faults-above';
import { restoreTyping, storeTyping } from './stored-typing';

/** Interval at which the current release set is read during development, in milliseconds. */
const pollMs = 150;

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Reloads the page when another release set became current; what was typed stays, and what is wrong lies above the page. For
 * development only. A page with an override has a set of its own: it is reloaded when the one became another that it would
 * have without it.
 */
export const reloadOnNewRelease = (own: string, clock: Clock): void => {
  const current = readPageOverride(document)?.deployed ?? own;
  restoreTyping(document, sessionStorage, clock);
  const above = faultsAbove(document);
  // An event without an error is the browser's own remark, such as that of a ResizeObserver.
  window.addEventListener('error', ({ error }) => error instanceof Error && above.ofPage(wordsOf(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => above.ofPage(wordsOf(reason)));
  const look = async (): Promise<void> => {
    try {
      const answer = await fetch('/releases/development.json');
      const { id, faults } = (await answer.json()) as { id: string | null; faults: string | null };
      if (id !== null && id !== current) {
        storeTyping(document, sessionStorage);
        return window.location.reload();
      }
      above.ofBuild(faults);
    } catch {
      // The server is restarting; the next attempt finds it.
    }
    clock.after(pollMs, () => void look());
  };
  void look();
};
