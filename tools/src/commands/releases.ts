import type { HistoryEntry } from '@posy/backend/releases';
import { openReleases } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { say } from '../support/progress';

/** Most entries listed: older ones stay stored. */
const most = 20;

const line = ({ set, at, what }: HistoryEntry, isCurrent: boolean): string =>
  `${isCurrent ? '*' : ' '} ${set}  ${at.slice(0, 19).replace('T', ' ')}  ${what}`;

/** `posy releases`: what became current, newest first, the current one with a star. */
export const main = async (): Promise<void> => {
  const store = openReleases(releasesDir());
  const current = store.current();
  if (current === null) return say('nothing has been released here yet');
  const newest = store.history().reverse();
  for (const [index, entry] of newest.slice(0, most).entries())
    console.log(line(entry, index === 0 && entry.set === current.id));
  if (newest[0]?.set !== current.id) say(`${current.id} is current: it was put there by hand or by older tools`);
  if (newest.length > most) say(`and ${newest.length - most} before them`);
};
