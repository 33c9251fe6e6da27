// What other areas may use of this one.
export { budgetWriteOf, costsQuery, paymentsQuery } from './budget-queries';
export { catalogues as budgetCatalogues } from './messages';
export { NextPayment } from './overview/payments/next-payment';
export { type CostDocument, type CostItem, costItems, type PaymentDocument, reckonedPerHead } from './rules/cost-items';
export { bookCost, bookedCostId, unbookCost } from './rules/booked-cost';
export type { BudgetEdit } from './rules/cost-changes';
export { guestFacts, headsOf, headsSource } from './rules/figures/heads';
export { totalsOf } from './rules/figures/totals';
export { nextPayments } from './rules/payment-plan';
export type { Heads } from './rules/plan/plan-items';
export { type Budget, useBudget } from './use-budget';
