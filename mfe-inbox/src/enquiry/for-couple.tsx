import type { SlotProps } from '@posy/shared-contracts/manifest';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { useConversations, useUnread } from '#talk/conversation-queries';
import { isBooked, useShortlist } from '#talk/use-shortlist';
import { EnquiryForm } from './enquiry-form';
import { ShareChoice } from './share/share-choice';

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
      withheldBefore={known?.shared?.withheld ?? []}
      isBooked={isBooked(shortlist, supplier.supplierId)}
      open={ofCategory.filter(({ closedAt }) => closedAt === undefined)}
    />
  );
};
