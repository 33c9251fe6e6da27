import { useHost } from '@posy/remote-kit';
import type { PersonsEdit, Sent } from '@posy/remote-kit/edits';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { onboardingFinished } from '#adapters/stored/onboarding-finished';
import type { ProfileChange } from '#features/wedding-profile/changes/profile-changes';
import { useProfileEdit } from '#features/wedding-profile/changes/use-profile-edit';
import { landingEntry } from '#host/navigation/navigation-entries';
import { useShell } from '#host/shell-context';
import { addressOf, type OnboardingStep, stepAfter } from './onboarding-steps';

/** An answer; a skipped question has no changes. */
export interface OnboardingAnswer {
  changes: readonly ProfileChange[];
  /** The text of the notice; none by default, because the next question shows at once. */
  notice?: PersonsEdit['notice'];
  /** Further fields of the wedding. */
  alongside?: Record<string, unknown>;
  /** Called once it is saved or queued for a connection, before the question is left. */
  onSaved?: (sent: Sent) => void;
}

export interface Onboarding {
  isSaving: boolean;
  /** Saves the answer and the progress, then opens the next question; after the last, home. */
  answer: (given: OnboardingAnswer) => Promise<void>;
  /** Address of "finish later". */
  later: string;
}

/** Answers the questions of onboarding one by one. */
export const useOnboarding = (
  session: SignedIn & { wedding: NonNullable<SignedIn['wedding']> },
  step: OnboardingStep,
  refused?: string,
): Onboarding => {
  const host = useHost();
  const { market, releaseSet } = useShell();
  const [isSaving, setSaving] = useState(false);
  const entry = landingEntry(releaseSet, session);
  const later = entry === null ? paths.index(market.prefix) : `${paths.index(market.prefix)}/${entry.path}`;
  const next = stepAfter(step);
  const edit = useProfileEdit();
  return {
    isSaving,
    later,
    async answer({ changes, alongside = {}, notice = null, onSaved }) {
      setSaving(true);
      const here = host.location.get();
      const goOn = (sent: Sent): void => {
        onSaved?.(sent);
        if (next === null) onboardingFinished.set();
        // A person who opened another page while the answer was saved stays there.
        if (host.location.get() === here) host.navigate(next === null ? later : addressOf(market.prefix, next));
      };
      const progress = { 'preferences.onboarding': { step: next ?? step, finished: next === null } };
      const saying = { notice, onSaved: goOn, ...(refused === undefined ? {} : { refused, isBegun: true }) };
      await edit(session.wedding, changes, { ...saying, alongside: { ...alongside, ...progress } });
      setSaving(false);
    },
  };
};
