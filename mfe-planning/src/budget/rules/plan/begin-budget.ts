import { joinEdits } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { BudgetInitForm } from '@posy/shared-contracts/forms';
import { addCost, type BudgetEdit, changeCost, removeCost } from '../cost-changes';
import { supplierTypeOf } from '../items/item-templates';
import { answersBefore, budgetPreference } from './answers';
import type { PlannedItem } from './plan-items';
import type { Replan } from './replan';

/** What the server sets when it commits, and what has to stand there until then. */
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

interface Begun {
  wedding: Pick<Wedding, 'budget' | 'guests' | 'preferences'>;
  form: BudgetInitForm;
  /** Whether this person may write the couple's guess of guests. */
  mayEditGuests: boolean;
}

/** The budget and the answers on the wedding; the couple's guess of guests too while it is of more than the list. */
const weddingEdit = ({ wedding, form, mayEditGuests }: Begun): BudgetEdit => {
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

/** A plan with the answers it was made from, as one edit: all of it or nothing. `nameOf` names an item by its key. */
export const beginBudget = (plan: Replan, begun: Begun, nameOf: (key: string) => string): BudgetEdit =>
  joinEdits(
    ...plan.removed.map(removeCost),
    ...plan.changed.map(({ before, after }) =>
      changeCost(before.cost, { estimate: after.estimate, perHead: after.perGuest }),
    ),
    ...plan.added.map((item) => addPlanned(item, nameOf(item.key))),
    weddingEdit(begun),
  );
