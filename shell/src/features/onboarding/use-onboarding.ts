import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { useHost } from '@posy/remote-kit';
import { useState } from 'react';
import { onboardingFinished } from '../../adapters/onboarding-finished';
import { landingEntry } from '../../frame/navigation-entries';
import { useShell } from '../../frame/shell-context';
import type { ProfileChange } from '../wedding-profile/changes/profile-changes';
import { saveProfile } from '../wedding-profile/changes/profile-queries';
import { addressOf, stepAfter, type OnboardingStep } from './onboarding-steps';

export interface Onboarding {
  isSaving: boolean;
  /** Saves the answer and how far it came, then goes to the next question; after the last, home. False: it was refused. */
  answer: (changes: readonly ProfileChange[], alongside?: Record<string, unknown>) => Promise<boolean>;
  /** Where "finish later" leads. */
  later: string;
}

/** Answers one question of onboarding after another. */
export const useOnboarding = (
  session: SignedIn & { wedding: NonNullable<SignedIn['wedding']> },
  step: OnboardingStep,
  failed: (error: unknown) => void,
): Onboarding => {
  const host = useHost();
  const { market, releaseSet } = useShell();
  const [isSaving, setSaving] = useState(false);
  const entry = landingEntry(releaseSet, session);
  const later = entry === null ? paths.index(market.prefix) : `${paths.index(market.prefix)}/${entry.path}`;
  const next = stepAfter(step);
  return {
    isSaving,
    later,
    async answer(changes, alongside = {}) {
      setSaving(true);
      const progress = { step: next ?? step, finished: next === null };
      try {
        await saveProfile(host, {
          wedding: session.wedding,
          changes,
          uid: session.uid,
          alongside: { ...alongside, 'preferences.onboarding': progress },
        });
      } catch (error) {
        failed(error);
        return false;
      } finally {
        setSaving(false);
      }
      if (next === null) onboardingFinished.set();
      host.navigate(next === null ? later : addressOf(market.prefix, next));
      return true;
    },
  };
};
