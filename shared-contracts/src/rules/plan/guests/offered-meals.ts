import { type Guest, type InvitationSettings } from '#entities';

/**
 * Main courses that a guest chooses from. A child has the children's before the others, which nobody else is offered; where
 * there are none for adults, only children are asked.
 */
export const offeredMeals = (
  { meals, childMeals = [] }: { meals: readonly string[]; childMeals?: InvitationSettings['childMeals'] },
  { child }: Pick<Guest, 'child'>,
): string[] => (child ? [...new Set([...childMeals, ...meals])] : [...meals]);
