import type { Clock } from '@posy/shared-contracts/mount-props';

/** How often the current release set is looked at while somebody develops, in milliseconds. */
const everyMs = 500;

/** Loads the page again when another release set became current. For development only. */
export const reloadOnNewRelease = (current: string, clock: Clock): void => {
  const look = async (): Promise<void> => {
    try {
      const set = (await (await fetch('/releases/current.json')).json()) as { id?: string };
      if (set.id !== undefined && set.id !== current) return window.location.reload();
    } catch {
      // The server is being started again; the next look finds it.
    }
    clock.after(everyMs, () => void look());
  };
  void look();
};
