import { joinEdits } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { BudgetInitForm } from '@posy/shared-contracts/forms';
import { addCost, type BudgetEdit, changeCost, removeCost } from '../cost-changes';
import { supplierTypeOf } from '../items/item-templates';
import { answersBefore, budgetPreference } from './answers';
import type { PlannedItem } from './plan-items';
import type { Replan } from './replan';

/** Placeholder for times that the server sets when it commits. */
const unset = null;

const addPlanned = ({ key, group, estimate, perGuest }: PlannedItem, name: string): BudgetEdit =>
  addCost({
    id: key,
    name,
    supplierType: supplierTypeOf(group),
    group,
    estimate,
    actual: 0,
    perHead: perGuest,
    actualPerHead: null,
    payer: '',
    supplierId: null,
    notes: '',
    createdAt: unset,
    updatedAt: unset,
  });

interface BudgetStart {
  wedding: Pick<Wedding, 'budget' | 'guests' | 'preferences'>;
  form: BudgetInitForm;
  /** True when this member may write the couple's estimate of guests. */
  mayEditGuests: boolean;
}

/**
 * Writes the budget and the answers to the wedding, and the couple's estimate of guests while it is above the list's
 * count.
 */
const weddingEdit = ({ wedding, form, mayEditGuests }: BudgetStart): BudgetEdit => {
  const { budget, ...answers } = form;
  const path = `preferences.${budgetPreference}`;
  const guess = mayEditGuests && form.guestsEstimate > wedding.guests.count;
  return {
    changes: [
      {
        kind: 'update-wedding',
        fields: { budget, [path]: answers, ...(guess && { 'guests.estimate': form.guestsEstimate }) },
      },
    ],
    undo: [
      {
        kind: 'update-wedding',
        fields: {
          budget: wedding.budget,
          [path]: answersBefore(wedding),
          ...(guess && { 'guests.estimate': wedding.guests.estimate ?? null }),
        },
      },
    ],
  };
};

/**
 * Returns a plan and its answers as one edit, which is committed whole or not at all. `nameOf` returns an item's name
 * for its key.
 */
export const beginBudget = (plan: Replan, begun: BudgetStart, nameOf: (key: string) => string): BudgetEdit =>
  joinEdits(
    ...plan.removed.map(removeCost),
    ...plan.changed.map(({ before, after }) =>
      changeCost(before.cost, { estimate: after.estimate, perHead: after.perGuest }),
    ),
    ...plan.added.map((item) => addPlanned(item, nameOf(item.key))),
    weddingEdit(begun),
  );
