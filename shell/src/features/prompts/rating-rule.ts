import { nativeConstants } from '@posy/shared-contracts/constants';
import type { SignedIn } from '@posy/shared-contracts/mount-props';

const dayMs = 86_400_000;

interface RatingFacts {
  person: SignedIn;
  wasAsked: boolean;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Returns true when a person may be asked to rate the app: they have used it for two weeks, ticked a few tasks, have
 * guests, suppliers or a budget, and were not asked in this session. Source: S9-app-rating.
 */
export const mayAskToRate = ({ person: { user, wedding }, wasAsked, now }: RatingFacts): boolean => {
  if (wasAsked || wedding === null) return false;
  const knowsUs = now - Date.parse(user.registeredAt) >= nativeConstants.ratingMinDaysSinceRegistration * dayMs;
  const hasContent = wedding.guests.count > 0 || wedding.suppliers.count > 0 || wedding.budget > 0;
  return knowsUs && hasContent && wedding.tasks.done >= nativeConstants.ratingMinTasksDone;
};
