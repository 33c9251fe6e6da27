import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { nextPayments, paymentState, type PaymentState } from '../../domain/budget/payment-plan';
import type { CostItem } from '../../domain/budget/cost-items';
import { useToday } from '../tasks/use-today';
import { useBudget } from './use-budget';

/** An open payment with a day, for a card. */
export interface NextPayment {
  id: string;
  /** Its cost, whose address is `paths.cost`. */
  costId: string;
  name: string;
  /** Minor units of the wedding's currency. */
  amount: number;
  /** yyyy-MM-dd. */
  due: string;
  state: PaymentState;
}

const none: readonly CostItem[] = [];

/**
 * The wedding's open payments with a day, the next first, live; empty while they load, and for people who may not see the
 * budget. As the budget's screen does, it keeps the sums on the wedding: a guest more shows on a card that reads them.
 */
export const useNextPayments = (wedding: Identified<Wedding>): readonly NextPayment[] => {
  const today = useToday();
  const budget = useBudget(wedding);
  const items = budget.status === 'ready' ? budget.items : none;
  return useMemo(
    () =>
      nextPayments(items).map(({ payment, item }) => ({
        id: payment.id,
        costId: item.cost.id,
        name: payment.name,
        amount: payment.amount,
        due: payment.due ?? '',
        state: paymentState(payment, today),
      })),
    [items, today],
  );
};
