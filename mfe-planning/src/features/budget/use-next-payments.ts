import { useAccess, useLive } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { costItems, type CostItem } from '../../domain/budget/cost-items';
import { nextPayments, paymentState, type PaymentState } from '../../domain/budget/payment-plan';
import { useToday } from '../tasks/use-today';
import { costsQuery, paymentsQuery } from './budget-queries';

/** An open payment with a day, for a card. */
export interface NextPayment {
  id: string;
  /** Its cost, whose address is `paths.cost`. */
  costId: string;
  name: string;
  costName: string;
  /** Who pays it; empty for the couple. */
  payer: string;
  /** Minor units of the wedding's currency. */
  amount: number;
  /** yyyy-MM-dd. */
  due: string;
  state: PaymentState;
}

const noHeads = { day: 0, all: 0 };

const toNext = (items: readonly CostItem[], today: string): NextPayment[] =>
  nextPayments(items).map(({ payment, item: { cost } }) => ({
    id: payment.id,
    costId: cost.id,
    name: payment.name,
    costName: cost.name,
    payer: payment.payer || cost.payer,
    amount: payment.amount,
    due: payment.due ?? '',
    state: paymentState(payment, today),
  }));

/**
 * The wedding's open payments with a day, the next first, live; empty while they load, and for people who may not see the budget.
 * Reads the same two queries as the budget's screen.
 */
export const useNextPayments = (wedding: Identified<Wedding>): readonly NextPayment[] => {
  const mayView = useAccess('budget') !== 'none';
  const today = useToday();
  const costs = useLive(mayView ? costsQuery(wedding.id) : null).value;
  const payments = useLive(mayView ? paymentsQuery(wedding.id) : null).value;
  return useMemo(() => toNext(costItems(costs ?? [], payments ?? [], noHeads), today), [costs, payments, today]);
};
