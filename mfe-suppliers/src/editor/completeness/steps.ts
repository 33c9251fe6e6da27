import type { OwnProfile, SupplierCategory } from '@posy/shared-contracts/entities';
import { type ProfileStep, profileSteps } from '@posy/shared-contracts/rules';

/** Anchors of the editor's parts; `availability` is linked from other screens. */
export const partAnchors = {
  words: 'words',
  packages: 'packages',
  photos: 'pictures',
  questions: 'questions',
  facts: 'facts',
} as const;
type Part = keyof typeof partAnchors;

const partOf = {
  words: 'words',
  prices: 'packages',
  photos: 'photos',
  labels: 'photos',
  questions: 'questions',
  facts: 'facts',
  features: 'facts',
} as const satisfies Record<ProfileStep['id'], Part>;

/** One thing that a complete profile has, with its part of the form. */
export interface Step extends ProfileStep {
  anchor: (typeof partAnchors)[Part];
}

/** Returns what a complete profile has, with what is missing first. */
export const stepsOf = (own: OwnProfile, type: SupplierCategory): Step[] => {
  const steps = profileSteps(own, type).map((step) => ({ ...step, anchor: partAnchors[partOf[step.id]] }));
  return [...steps.filter(({ left }) => left > 0), ...steps.filter(({ left }) => left === 0)];
};
