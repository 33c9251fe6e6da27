import { useHost } from '@posy/remote-kit';
import { type EditPlace, performEdit, writesOf } from '@posy/remote-kit/edits';
import { paths } from '@posy/shared-contracts';
import type { Cost, Wedding } from '@posy/shared-contracts/entities';
import type { BudgetInitForm } from '@posy/shared-contracts/forms';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';
import { openAt } from '#plan/edits/open-at';
import { useToday } from '#plan/tasks/use-today';
import {
  addCost,
  addPayment,
  type BudgetEdit,
  changeCost,
  changePayment,
  countEstimate,
  payPayment,
  removeCost,
  removePayment,
} from '../rules/cost-changes';
import { type CostDraft, fieldsOfDraft } from '../rules/cost-draft';
import type { CostDocument, CostItem, PaymentDocument } from '../rules/cost-items';
import { fieldsOfPayment, type PaymentDraft } from '../rules/payment-draft';
import { beginBudget } from '../rules/plan/begin-budget';
import type { Replan } from '../rules/plan/replan';
import { firstVenueAmount } from '../rules/venue-amount';
import { budgetWriteOf } from './budget-queries';
import { itemName } from './item-names';
import type { ReadyBudget } from './use-budget';

/** The services and the data that the commands need. */
interface BudgetContext {
  host: MountProps;
  place: EditPlace;
  intl: IntlShape;
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
}

/** A command that a person gives on the budget. */
interface BudgetCommand {
  edit: BudgetEdit;
  /** Id of the document that the edit changes. */
  about: string;
  notice: string;
  /** Address of the new item. */
  at?: string;
  onSaved?: () => void;
}

const reportFailure =
  ({ telemetry }: BudgetContext['host']) =>
  (error: unknown): void =>
    telemetry.error('budget', error);

const publishVenueAmount = ({ host, wedding, budget }: BudgetContext, edit: BudgetEdit): void => {
  const costs = budget.items.map(({ cost }) => cost);
  const amount = firstVenueAmount(costs, edit.changes);
  if (amount === null) return;
  const { currency } = wedding.l10n;
  host.bus
    .publish('budget.venue-amount-set', { weddingId: wedding.id, amount: { amount, currency } })
    .catch(reportFailure(host));
};

const perform = (context: BudgetContext, act: BudgetCommand): void => {
  const { host, place, intl, wedding } = context;
  const open = act.at === undefined ? undefined : openAt(host, intl, act.at);
  void performEdit(place, {
    edit: writesOf(act.edit, budgetWriteOf(wedding.id)),
    about: act.about,
    notice: { text: act.notice, ...(open === undefined ? {} : { open }) },
    refused: intl.formatMessage({ id: 'budget.refused' }),
    onSaved: () => {
      publishVenueAmount(context, act.edit);
      act.onSaved?.();
    },
  });
};

/** The commands of the budget; each can be undone. */
export interface BudgetCommands {
  add(draft: CostDraft): void;
  change(cost: CostDocument, fields: Partial<Cost>): void;
  remove(item: CostItem): void;
  addPayment(costId: string, draft: PaymentDraft): void;
  changePayment(payment: PaymentDocument, draft: PaymentDraft): void;
  /** Marks a payment as paid today, or as open again. */
  pay(payment: PaymentDocument, isPaid: boolean): void;
  removePayment(payment: PaymentDocument): void;
  /** Chooses whether items per head use the couple's estimate until the list has as many guests. */
  countEstimate(isOn: boolean): void;
  /** Applies a plan to the budget that it was calculated from. */
  begin(plan: Replan, form: BudgetInitForm): void;
}

const begin = (context: BudgetContext, plan: Replan, form: BudgetInitForm): void => {
  const { host, intl, wedding, budget } = context;
  const session = host.session.get();
  const mayEditGuests = session.status === 'signed-in' && accessOf(wedding, session.uid, 'guests') === 'edit';
  const isFirst = budget.items.length === 0;
  perform(context, {
    edit: beginBudget(plan, { wedding, form, mayEditGuests }, (key) => itemName(intl, key)),
    about: `budget ${wedding.id}`,
    notice: intl.formatMessage({ id: isFirst ? 'budget.begun' : 'budget.planned-again' }),
    onSaved: () => {
      const amount = { amount: form.budget, currency: wedding.l10n.currency };
      if (isFirst)
        host.bus.publish('budget.initialised', { weddingId: wedding.id, budget: amount }).catch(reportFailure(host));
    },
  });
};

// The server sets the times; until it has, the page shows the document without them.
const unset = null;

const costCommands = (context: BudgetContext): Pick<BudgetCommands, 'add' | 'change' | 'remove'> => {
  const { host, intl, budget } = context;
  const say = (id: 'budget.added' | 'budget.saved' | 'budget.removed', name: string) =>
    intl.formatMessage({ id }, { name });
  const about = (id: string): string => `cost ${id}`;
  return {
    add(draft) {
      const fields = fieldsOfDraft(draft, budget.heads);
      const cost = { ...fields, id: host.firestore.newId(), createdAt: unset, updatedAt: unset };
      const at = paths.cost(host.locale.get().market.prefix, cost.id);
      perform(context, { edit: addCost(cost), about: about(cost.id), notice: say('budget.added', cost.name), at });
    },
    change(cost, fields) {
      const notice = say('budget.saved', fields.name ?? cost.name);
      perform(context, { edit: changeCost(cost, fields), about: about(cost.id), notice });
    },
    remove(item) {
      const { id, name } = item.cost;
      perform(context, { edit: removeCost(item), about: about(id), notice: say('budget.removed', name) });
    },
  };
};

type PaymentCommands = Pick<BudgetCommands, 'addPayment' | 'changePayment' | 'pay' | 'removePayment'>;

const paymentCommands = (context: BudgetContext, today: string): PaymentCommands => {
  const { host, intl } = context;
  const act = (
    edit: BudgetEdit,
    { id, name }: Pick<PaymentDocument, 'id' | 'name'>,
    words: 'budget.added' | 'budget.saved' | 'budget.removed' | 'budget.paid' | 'budget.reopened',
  ): void => perform(context, { edit, about: `payment ${id}`, notice: intl.formatMessage({ id: words }, { name }) });
  return {
    addPayment(costId, draft) {
      const now = new Date(host.clock.now()).toISOString();
      const times = { createdAt: now, updatedAt: now };
      const payment = { id: host.firestore.newId(), costId, ...fieldsOfPayment(draft), paidOn: null, ...times };
      act(addPayment(payment), payment, 'budget.added');
    },
    changePayment(payment, draft) {
      const fields = fieldsOfPayment(draft);
      act(changePayment(payment, fields), { id: payment.id, name: fields.name }, 'budget.saved');
    },
    pay: (payment, isPaid) =>
      act(payPayment(payment, isPaid ? today : null), payment, isPaid ? 'budget.paid' : 'budget.reopened'),
    removePayment: (payment) => act(removePayment(payment), payment, 'budget.removed'),
  };
};

/** The commands for a budget that has loaded. */
export const useBudgetCommands = (wedding: Identified<Wedding>, budget: ReadyBudget): BudgetCommands => {
  const host = useHost();
  const intl = useIntl();
  const place = useEditPlace('budget', 'budget');
  const today = useToday();
  return useMemo(() => {
    const context = { host, place, intl, wedding, budget };
    return {
      ...costCommands(context),
      ...paymentCommands(context, today),
      countEstimate: (isOn) =>
        perform(context, {
          edit: countEstimate(wedding, isOn),
          about: `heads ${wedding.id}`,
          notice: intl.formatMessage({ id: isOn ? 'budget.heads.estimate' : 'budget.heads.list' }),
        }),
      begin: (plan, form) => begin(context, plan, form),
    };
  }, [host, place, intl, wedding, budget, today]);
};
