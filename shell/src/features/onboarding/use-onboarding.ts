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

/** An answer; a skipped question has no changes. */
export interface Answer {
  changes: readonly ProfileChange[];
  /** Further fields of the wedding. */
  alongside?: Record<string, unknown>;
  /** Called once it is saved, before the question is left. */
  saved?: () => void;
}

export interface Onboarding {
  isSaving: boolean;
  /** Saves the answer and how far it came, then goes to the next question; after the last, home. */
  answer: (given: Answer) => Promise<void>;
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
    async answer({ changes, alongside = {}, saved }) {
      setSaving(true);
      const here = host.location.get();
      const progress = { step: next ?? step, finished: next === null };
      try {
        await saveProfile(host, {
          wedding: session.wedding,
          changes,
          uid: session.uid,
          alongside: { ...alongside, 'preferences.onboarding': progress },
        });
      } catch (error) {
        setSaving(false);
        return failed(error);
      }
      setSaving(false);
      saved?.();
      if (next === null) onboardingFinished.set();
      // Who went elsewhere while the answer was on its way stays there.
      if (host.location.get() === here) host.navigate(next === null ? later : addressOf(market.prefix, next));
    },
  };
};
