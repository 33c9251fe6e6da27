import { type Figures, saysFigures, syncWeddingFigures } from '@posy/remote-kit/edits';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';

type Costs = NonNullable<Wedding['costs']>;

const figuresOf = ({ actual, estimate }: Costs): Figures => ({ 'costs.actual': actual, 'costs.estimate': estimate });

/** Returns true when the wedding already holds the items' sums. */
export const hasCosts = (wedding: Pick<Wedding, 'costs'>, wanted: Costs): boolean =>
  saysFigures(wedding, figuresOf(wanted));

/**
 * Writes the sums to the wedding, as the checklist's totals are written. They are calculated from every item that the
 * server has, never incremented: two people who edit at once both write the same sums in the end, and the next visit
 * repairs a sum that was lost.
 */
export const syncCosts = (host: MountProps, weddingId: string, costs: Costs): void =>
  syncWeddingFigures(host, {
    feature: 'budget-totals',
    weddingId,
    after: checklistConstants.totalsWriteDelayMs,
    wanted: (wedding) => (hasCosts(wedding, costs) ? null : figuresOf(costs)),
  });
