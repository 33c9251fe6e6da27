import { type Figures, saysFigures, syncWeddingFigures } from '@posy/remote-kit/edits';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { awardBadges } from '#plan/badges/award-badges';
import { checklistCounters, type ChecklistTotals } from '#plan/badges/counting';

/** The checklist's figures that are written to the wedding: totals, and the counters of the checklist's badges. */
const figuresOf = (totals: ChecklistTotals): Figures => ({
  'tasks.total': totals.total,
  'tasks.done': totals.done,
  ...Object.fromEntries(Object.entries(checklistCounters(totals)).map(([badge, count]) => [`badges.${badge}`, count])),
});

/** Returns true when the wedding already holds the checklist's totals. */
export const hasTotals = (wedding: Pick<Wedding, 'tasks' | 'badges'>, totals: ChecklistTotals): boolean =>
  saysFigures(wedding, figuresOf(totals));

/**
 * Writes the totals to the wedding after 1.5 s without another call, if a read from the server still differs then.
 * Source: S4-checklist.
 */
export const syncTotals = (host: MountProps, weddingId: string, totals: ChecklistTotals): void =>
  syncWeddingFigures(host, {
    feature: 'checklist-totals',
    weddingId,
    after: checklistConstants.totalsWriteDelayMs,
    wanted: (wedding) => (hasTotals(wedding, totals) ? null : figuresOf(totals)),
    written: () => awardBadges(host, weddingId),
  });
