import { addTotals, type GuestTotals, totalsOfGuest } from '@posy/shared-contracts/rules';
import type { GuestItem } from '../rules/guest-item';

/** Returns the change of the totals for a change of the list, counting only the guests that differ. */
export const totalsChange = (before: readonly GuestItem[], after: readonly GuestItem[]): GuestTotals => {
  const [known, wanted] = [new Set(before), new Set(after)];
  const gone = before.filter((guest) => !wanted.has(guest));
  const come = after.filter((guest) => !known.has(guest));
  return addTotals([
    ...come.map((guest) => ({ totals: totalsOfGuest(guest), times: 1 })),
    ...gone.map((guest) => ({ totals: totalsOfGuest(guest), times: -1 })),
  ]);
};
