import { type Live, useLive, useSignedIn } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation, ReplyTemplate } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** The current supplier of the signed-in person's pages; null for all others. */
export const useOwnSupplier = (): string | null => {
  const user = useSignedIn()?.user;
  return user?.kind === 'supplier' ? user.supplierId : null;
};

/**
 * Returns the supplier whose templates, labels and people apply to a conversation: its own one, whichever profile is
 * current.
 */
export const useSupplierOf = ({ supplierId }: Conversation): string | null =>
  useSignedIn()?.user.kind === 'supplier' ? supplierId : null;

/** A supplier's reply templates, in their order; empty for couples. */
export const useTemplates = (supplierId: string | null): Live<Identified<ReplyTemplate>[]> =>
  useLive(
    supplierId === null
      ? null
      : { collection: collections.replyTemplates(supplierId), orderBy: [{ field: 'order', direction: 'asc' }] },
  );
