import { collections } from '@posy/shared-contracts/collections';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { keepLater, type Commit } from '#plan/edits/keep-later';

type Costs = NonNullable<Wedding['costs']>;

/** Whether the wedding already says what the items say. */
export const hasCosts = ({ costs }: Pick<Wedding, 'costs'>, wanted: Costs): boolean =>
  (costs?.actual ?? 0) === wanted.actual && (costs?.estimate ?? 0) === wanted.estimate;

const writeCosts = async (
  { firestore }: MountProps,
  commit: Commit,
  { weddingId, costs }: { weddingId: string; costs: Costs },
): Promise<void> => {
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || hasCosts(wedding, costs)) return;
  await commit([{ kind: 'update', collection: collections.weddings(), id: weddingId, data: { costs: { ...costs } } }]);
};

/**
 * Writes the sums to the wedding as the checklist's totals are kept: after 1.5 s without another call, when a read from
 * the server differs by then. They are made anew from every item that the server has, never counted up: two people
 * who edit at once both write the same sums in the end, and a sum that is lost on the way comes with the next look.
 */
export const keepCosts = (host: MountProps, weddingId: string, costs: Costs): void =>
  keepLater(host, { feature: 'budget-totals', of: weddingId, after: checklistConstants.totalsWriteDelayMs }, (commit) =>
    writeCosts(host, commit, { weddingId, costs }),
  );
