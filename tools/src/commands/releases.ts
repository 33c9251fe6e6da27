import { changesBetween, type HistoryEntry, inWords, openChannels, type ReleaseStore } from '@posy/backend/releases';
import { openReleases } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { say } from '../support/progress';

/** Most entries listed: older ones stay stored. */
const most = 20;

/** Lists an entry's changes from the one before it; a pruned set is only named. */
const changesOf = (store: ReleaseStore, entry: HistoryEntry, before: HistoryEntry | undefined): string => {
  const [set, earlier] = [store.storedSet(entry.set), before === undefined ? null : store.storedSet(before.set)];
  if (set === null) return 'its set is no longer here';
  if (before === undefined) return `${set.remotes.length + 1} members`;
  return earlier === null ? 'the set before it is no longer here' : inWords(changesBetween(earlier, set));
};

const lines = (
  store: ReleaseStore,
  entry: HistoryEntry,
  before: HistoryEntry | undefined,
  isCurrent: boolean,
): string => {
  const { set, at, what, who } = entry;
  const head = `${isCurrent ? '*' : ' '} ${set}  ${at.slice(0, 19).replace('T', ' ')}  ${what}`;
  return `${head}${who === undefined ? '' : `, by ${who}`}\n    ${changesOf(store, entry, before)}`;
};

const namesOf = (builds: readonly { name: string; version: string }[]): string =>
  builds.map(({ name, version }) => `${name} ${version}`).join(', ');

/** Prints the canary and the previews. */
const printChannels = (store: ReleaseStore): void => {
  const { canary, previews } = openChannels(store.dir).now();
  if (canary !== null) {
    const { percent, builds, since, halted } = canary;
    const now = halted === null ? `${percent} of a hundred have` : `halted ${halted.at.slice(0, 16)} (${halted.why}):`;
    say(`canary since ${since.slice(0, 16)}: ${now} ${namesOf(builds)}`);
  }
  for (const [name, { builds, who }] of Object.entries(previews)) say(`preview ${name}: ${namesOf(builds)}, by ${who}`);
};

/** `posy releases`: lists the sets that became current, newest first, with person and changes; a star marks the current one. */
export const main = async (): Promise<void> => {
  const store = openReleases(releasesDir());
  const current = store.current();
  if (current === null) return say('nothing has been released here yet');
  const newest = store.history().reverse();
  for (const [index, entry] of newest.slice(0, most).entries())
    console.log(lines(store, entry, newest[index + 1], index === 0 && entry.set === current.id));
  if (newest[0]?.set !== current.id) say(`${current.id} is current: it was put there by hand or by older tools`);
  printChannels(store);
  if (newest.length > most) say(`and ${newest.length - most} before them`);
};
