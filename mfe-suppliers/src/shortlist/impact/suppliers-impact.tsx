import type { SlotProps } from '@posy/shared-contracts/manifest';
import { BookedAgain } from './booked-again';
import { FoundBefore } from './found-before';

/** What a change of the wedding does to its suppliers: those who are booked first. */
export const SuppliersImpact = (props: SlotProps['wedding-change.preview']) => (
  <>
    <BookedAgain {...props} />
    <FoundBefore {...props} />
  </>
);
