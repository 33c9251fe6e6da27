import { type MarketPrefix, parsePath, paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Session } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';

/** The questions, one a screen, in their order. */
export const onboardingSteps = ['when', 'names', 'where', 'guests', 'budget', 'venue'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

const progressSchema = v.object({ step: v.picklist(onboardingSteps), finished: v.boolean() });
/** How far onboarding came; kept with the wedding, so that any device goes on from there. */
export type OnboardingProgress = v.InferOutput<typeof progressSchema>;

/** The wedding's progress; at the first question when there is none. */
export const progressOf = ({ preferences }: Pick<Wedding, 'preferences'>): OnboardingProgress => {
  const read = v.safeParse(progressSchema, preferences?.['onboarding']);
  return read.success ? read.output : { step: 'when', finished: false };
};

/** The step of an address: `onboarding/venue`, or `onboarding?step=…`. Null where the address names none. */
export const stepAt = (pathname: string, search: string): OnboardingStep | null => {
  if (parsePath(pathname).segments[1] === 'venue') return 'venue';
  const named = new URLSearchParams(search).get('step');
  return onboardingSteps.find((step) => step === named) ?? null;
};

/** Where a step stands. */
export const addressOf = (market: MarketPrefix, step: OnboardingStep): string =>
  step === 'venue' ? paths.onboardingVenue(market) : paths.onboarding(market, { step });

/** The question after a step; null after the last. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null;

/** The question before a step; null before the first. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;

/** Whether somebody is led to onboarding after sign-in: a wedding of their own that has no date yet. Who was invited is not. */
export const needsOnboarding = (session: Session): boolean => {
  if (session.status !== 'signed-in' || session.wedding === null) return false;
  const { user, wedding, role } = session;
  if (user.kind !== 'couple' || user.collaborator === true || role !== 'owner') return false;
  return wedding.date === null && wedding.dateChoice == null && !progressOf(wedding).finished;
};
