import { type Figures, saysFigures, syncWeddingFigures } from '@posy/remote-kit/edits';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';

type Costs = NonNullable<Wedding['costs']>;

const figuresOf = ({ actual, estimate }: Costs): Figures => ({ 'costs.actual': actual, 'costs.estimate': estimate });

/** Whether the wedding already says what the items say. */
export const hasCosts = (wedding: Pick<Wedding, 'costs'>, wanted: Costs): boolean =>
  saysFigures(wedding, figuresOf(wanted));

/**
 * Writes the sums to the wedding as the checklist's totals are kept. They are made anew from every item that the server
 * has, never counted up: two people who edit at once both write the same sums in the end, and a sum that is lost on the
 * way comes with the next look.
 */
export const syncCosts = (host: MountProps, weddingId: string, costs: Costs): void =>
  syncWeddingFigures(host, {
    feature: 'budget-totals',
    weddingId,
    after: checklistConstants.totalsWriteDelayMs,
    wanted: (wedding) => (hasCosts(wedding, costs) ? null : figuresOf(costs)),
  });
