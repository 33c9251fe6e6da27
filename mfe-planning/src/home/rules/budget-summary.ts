import type { Money, Wedding } from '@posy/shared-contracts/entities';
import { sumMoney } from '@posy/shared-contracts/rules';

/** The state of a budget, from the wedding's totals. */
export type BudgetSummary =
  | { kind: 'none' }
  /** Costs without a budget to compare them with. */
  | { kind: 'open'; spokenFor: Money; estimated: Money }
  | { kind: 'within' | 'over'; spokenFor: Money; budget: Money; rest: Money; share: number };

/** Compares the quoted and agreed costs with the budget. `share` is 0 to 1. */
export const budgetSummary = ({ budget, costs, l10n }: Pick<Wedding, 'budget' | 'costs' | 'l10n'>): BudgetSummary => {
  const money = (amount: number): Money => sumMoney([{ amount, currency: l10n.currency }], l10n.currency);
  const { actual, estimate } = costs ?? { actual: 0, estimate: 0 };
  if (budget === 0 && actual === 0 && estimate === 0) return { kind: 'none' };
  const spokenFor = money(actual);
  if (budget === 0) return { kind: 'open', spokenFor, estimated: money(estimate) };
  return {
    kind: actual > budget ? 'over' : 'within',
    spokenFor,
    budget: money(budget),
    rest: money(Math.abs(budget - actual)),
    share: Math.min(1, actual / budget),
  };
};
