import type { SlotProps } from '@posy/shared-contracts/manifest';
import { BookedAgain } from './booked-again';
import { FoundBefore } from './found-before';

/** Shows the effect of a change of the wedding on its suppliers, the booked ones first. */
export const SuppliersImpact = (props: SlotProps['wedding-change.preview']) => (
  <>
    <BookedAgain {...props} />
    <FoundBefore {...props} />
  </>
);
