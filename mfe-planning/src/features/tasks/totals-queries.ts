import { collections } from '@posy/shared-contracts/collections';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Firestore, MountProps } from '@posy/shared-contracts/mount-props';
import { checklistCounters } from '../../domain/badges/counting';
import { sameTotals, type Totals } from '../../domain/tasks/totals';
import { awardBadges } from '../badges/award-badges';

const counterEntries = (totals: Totals): [string, number][] =>
  Object.entries(checklistCounters(totals)).map(([badge, count]) => [badge, count]);

/** Whether the wedding already says what the checklist says: totals, and the counters of the checklist's badges. */
export const hasTotals = (wedding: Pick<Wedding, 'tasks' | 'badges'>, totals: Totals): boolean =>
  sameTotals(wedding.tasks, totals) &&
  counterEntries(totals).every(([badge, count]) => (wedding.badges?.[badge] ?? 0) === count);

const writeTotals = async (host: MountProps, weddingId: string, totals: Totals): Promise<void> => {
  const { firestore } = host;
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || hasTotals(wedding, totals)) return;
  const data = {
    'tasks.total': totals.total,
    'tasks.done': totals.done,
    ...Object.fromEntries(counterEntries(totals).map(([badge, count]) => [`badges.${badge}`, count])),
  };
  await firestore.commit([{ kind: 'update', collection: collections.weddings(), id: weddingId, data }], {
    byItself: true,
  });
  await awardBadges(host, weddingId);
};

const waiting = new WeakMap<Firestore, Map<string, () => void>>();

/**
 * Writes the totals to the wedding after 1.5 s without another call, when a read from the server differs by then.
 * It outlives the screen that called: leaving right after a tick loses nothing. Source: section 4, "Checklist".
 */
export const keepTotals = (host: MountProps, weddingId: string, totals: Totals): void => {
  const timers = waiting.get(host.firestore) ?? new Map<string, () => void>();
  waiting.set(host.firestore, timers);
  timers.get(weddingId)?.();
  const cancel = host.clock.after(checklistConstants.totalsWriteDelayMs, () => {
    timers.delete(weddingId);
    writeTotals(host, weddingId, totals).catch((error: unknown) => host.telemetry.error('checklist-totals', error));
  });
  timers.set(weddingId, cancel);
};
