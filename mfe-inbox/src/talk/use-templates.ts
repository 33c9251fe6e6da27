import { type Live, useLive, useSignedIn } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation, ReplyTemplate } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** The supplier that the signed-in person's pages are about; null for everybody else. */
export const useOwnSupplier = (): string | null => {
  const user = useSignedIn()?.user;
  return user?.kind === 'supplier' ? user.supplierId : null;
};

/** Whose words, labels and people go with a conversation: its own supplier's, whichever profile is chosen. */
export const useSupplierOf = ({ supplierId }: Conversation): string | null =>
  useSignedIn()?.user.kind === 'supplier' ? supplierId : null;

/** A supplier's words that are said again and again, in their order; none for couples. */
export const useTemplates = (supplierId: string | null): Live<Identified<ReplyTemplate>[]> =>
  useLive(
    supplierId === null
      ? null
      : { collection: collections.replyTemplates(supplierId), orderBy: [{ field: 'order', direction: 'asc' }] },
  );
