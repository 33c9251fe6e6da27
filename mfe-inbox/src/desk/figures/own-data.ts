import { collections } from '@posy/shared-contracts/collections';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { conversationsOf } from '#talk/conversation-queries';
import { seenBy } from '#talk/rules/hidden-couple';

interface Whose {
  supplierId: string;
  /** The reader, who is in the supplier's conversations. */
  uid: string;
}

/** Reads what a supplier's people wrote and received here, beside their figures and days. */
export const readOwnData = async (
  { api, firestore }: Pick<MountProps, 'api' | 'firestore'>,
  { supplierId, uid }: Whose,
) => {
  const [{ published, own: draft }, team, account, templates, labels, calendars, conversations] = await Promise.all([
    api.call('ownProfile', { body: { supplierId } }),
    api.call('supplierTeam', { body: { supplierId } }),
    firestore.readDocument(collections.supplierAccounts(), supplierId),
    firestore.read({ collection: collections.replyTemplates(supplierId) }),
    firestore.read({ collection: collections.enquiryLabels(supplierId) }),
    firestore.read({ collection: collections.broughtCalendars(supplierId) }),
    firestore.read(conversationsOf(uid)),
  ]);
  const ours = conversations.filter((one) => one.supplierId === supplierId);
  const enquiries = ours.map((one) => seenBy('supplier', one));
  return { published, draft, team, away: account?.away ?? null, templates, labels, calendars, enquiries };
};
