import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';

/** The props of every step: the person, and their wedding. */
export interface OnboardingStepProps {
  session: SignedIn & { wedding: Identified<Wedding> };
}
