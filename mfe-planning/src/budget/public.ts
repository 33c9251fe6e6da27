// The exports that other areas may use.
export { budgetWriteOf, costsQuery, paymentsQuery } from './queries/budget-queries';
export { catalogues as budgetCatalogues } from './messages';
export { NextPayment } from './overview/payments/next-payment';
export { type CostDocument, type CostItem, costItems, type PaymentDocument, reckonedPerHead } from './rules/cost-items';
export { bookCost, bookedAmount, bookedCostId, isFree, unbookCost, unbookPayments } from './rules/booked/booked-cost';
export { bookedAlready, insteadOf, isRate, quotedAgain, type SupplierState } from './rules/booked/booked-line';
export type { BudgetEdit } from './rules/cost-changes';
export { type BudgetStanding, budgetStanding } from './rules/figures/standing';
export { plannedGroups } from './rules/plan/answers';
export { sumsAfter } from './rules/figures/sums-after';
export { totalsOf } from './rules/figures/totals';
export { nextPayments } from './rules/payment-plan';
export { type Budget, type ReadyBudget, useBudget } from './queries/use-budget';
