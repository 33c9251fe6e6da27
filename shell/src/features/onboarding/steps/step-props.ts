import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';

/** What every step gets: the person, and the wedding that is being asked about. */
export interface StepProps {
  session: SignedIn & { wedding: Identified<Wedding> };
}
