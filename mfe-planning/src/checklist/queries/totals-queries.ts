import { collections } from '@posy/shared-contracts/collections';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { checklistCounters } from '#plan/badges/counting';
import { sameTotals, type Totals } from '#plan/tasks/totals';
import { awardBadges } from '#plan/badges/award-badges';
import { keepLater, type Commit } from '#plan/edits/keep-later';

const counterEntries = (totals: Totals): [string, number][] =>
  Object.entries(checklistCounters(totals)).map(([badge, count]) => [badge, count]);

/** Whether the wedding already says what the checklist says: totals, and the counters of the checklist's badges. */
export const hasTotals = (wedding: Pick<Wedding, 'tasks' | 'badges'>, totals: Totals): boolean =>
  sameTotals(wedding.tasks, totals) &&
  counterEntries(totals).every(([badge, count]) => (wedding.badges?.[badge] ?? 0) === count);

const writeTotals = async (
  host: MountProps,
  commit: Commit,
  { weddingId, totals }: { weddingId: string; totals: Totals },
): Promise<void> => {
  const wedding = await host.firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || hasTotals(wedding, totals)) return;
  const data = {
    'tasks.total': totals.total,
    'tasks.done': totals.done,
    ...Object.fromEntries(counterEntries(totals).map(([badge, count]) => [`badges.${badge}`, count])),
  };
  await commit([{ kind: 'update', collection: collections.weddings(), id: weddingId, data }]);
  await awardBadges(host, weddingId);
};

/**
 * Writes the totals to the wedding after 1.5 s without another call, when a read from the server differs by then.
 * Source: section 4, "Checklist".
 */
export const keepTotals = (host: MountProps, weddingId: string, totals: Totals): void =>
  keepLater(
    host,
    { feature: 'checklist-totals', of: weddingId, after: checklistConstants.totalsWriteDelayMs },
    (commit) => writeTotals(host, commit, { weddingId, totals }),
  );
