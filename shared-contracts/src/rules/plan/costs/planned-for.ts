import type { Cost } from '#entities';

/**
 * Returns the amount that a budget sets aside for a category of suppliers, in minor units; 0 without any. A quote is no
 * plan: it stands beside it.
 */
export const plannedFor = (costs: readonly Pick<Cost, 'group' | 'estimate'>[], category: string): number =>
  costs.filter(({ group }) => group === category).reduce((sum, { estimate }) => sum + estimate, 0);
