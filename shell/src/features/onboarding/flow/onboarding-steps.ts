import { type MarketPrefix, parsePath, paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Session } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';

/** The questions, one for each screen, in their order. */
export const onboardingSteps = ['when', 'names', 'where', 'guests', 'budget', 'venue'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

const progressSchema = v.object({ step: v.picklist(onboardingSteps), finished: v.boolean() });
/** The progress of onboarding, stored with the wedding, so that every device continues from there. */
export type OnboardingProgress = v.InferOutput<typeof progressSchema>;

/** Returns the wedding's progress; the first question when there is none. */
export const progressOf = ({ preferences }: Pick<Wedding, 'preferences'>): OnboardingProgress => {
  const read = v.safeParse(progressSchema, preferences?.['onboarding']);
  return read.success ? read.output : { step: 'when', finished: false };
};

/** Returns the step of an address: `onboarding/venue`, or `onboarding?step=…`. Null for other addresses. */
export const stepAt = (pathname: string, search: string): OnboardingStep | null => {
  if (parsePath(pathname).segments[1] === 'venue') return 'venue';
  const named = new URLSearchParams(search).get('step');
  return onboardingSteps.find((step) => step === named) ?? null;
};

/** Returns the address of a step. */
export const addressOf = (market: MarketPrefix, step: OnboardingStep): string =>
  step === 'venue' ? paths.onboardingVenue(market) : paths.onboarding(market, { step });

/** Returns the next step; null after the last. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null;

/** Returns the previous step; null before the first. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;

/**
 * Returns true when a person is sent to onboarding after sign-in: their own wedding has no date yet. Invited members
 * are not.
 */
export const needsOnboarding = (session: Session): boolean => {
  if (session.status !== 'signed-in' || session.wedding === null) return false;
  const { user, wedding, role } = session;
  if (user.kind !== 'couple' || user.collaborator === true || role !== 'owner') return false;
  return wedding.date === null && wedding.dateChoice == null && !progressOf(wedding).finished;
};
