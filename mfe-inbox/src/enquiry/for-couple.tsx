import type { SlotProps } from '@posy/shared-contracts/manifest';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { type ComponentType, lazy, Suspense } from 'react';
import { useConversations, useUnread } from '#talk/conversation-queries';
import { isBooked, useShortlist } from '#talk/use-shortlist';
import { EnquiryForm } from './enquiry-form';
import type { OthersProps } from './others-like-them';
import { ShareChoice } from './share/share-choice';

// Loads once an enquiry was sent; offline the rest of what is said then stands without it.
const LateOthers = lazy((): Promise<{ default: ComponentType<OthersProps> }> =>
  import('./others-like-them').then(
    ({ OthersLikeThem }) => ({ default: OthersLikeThem }),
    () => ({ default: () => null }),
  ),
);

const Others = (props: OthersProps) => (
  <Suspense>
    <LateOthers {...props} />
  </Suspense>
);

interface Props {
  supplier: SlotProps['supplier-profile.enquiry'];
  person: SignedIn;
}

/** The form for a couple: it has the conversation with this supplier, and the open ones. */
export const ForCouple = ({ supplier, person }: Props) => {
  const conversations = useConversations();
  useUnread(conversations, null);
  const shortlist = useShortlist();
  const known = conversations.value?.find(({ supplierId }) => supplierId === supplier.supplierId) ?? null;
  const ofCategory = (conversations.value ?? []).filter(({ supplierType }) => supplierType === supplier.supplierType);
  return (
    <EnquiryForm
      supplier={supplier}
      person={person}
      knownId={known?.id ?? null}
      Share={ShareChoice}
      Others={Others}
      withheldBefore={known?.shared?.withheld ?? []}
      isBooked={isBooked(shortlist, supplier.supplierId)}
      open={ofCategory.filter(({ closedAt }) => closedAt === undefined)}
    />
  );
};
