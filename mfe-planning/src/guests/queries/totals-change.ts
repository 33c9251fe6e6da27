import { addTotals, totalsOfGuest, type GuestTotals } from '@posy/shared-contracts/rules';
import { applyChanges, type GuestChange } from '../rules/guest-edit';
import type { GuestItem } from '../rules/guest-item';

const idOf = (change: GuestChange): string => ('id' in change ? change.id : change.guest.id);

/**
 * What changes do to the totals of this list: those whom they touch, counted after and before. Whoever is removed, or put
 * back, twice counts once.
 */
export const totalsChange = (list: readonly GuestItem[], changes: readonly GuestChange[]): GuestTotals => {
  const ids = new Set(changes.map(idOf));
  const before = list.filter(({ id }) => ids.has(id));
  const after = applyChanges(before, changes);
  return addTotals([
    ...after.map((guest) => ({ totals: totalsOfGuest(guest), times: 1 })),
    ...before.map((guest) => ({ totals: totalsOfGuest(guest), times: -1 })),
  ]);
};
