import { type Transaction } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { type HoldReason } from '#mail/post/letter-post';
import { type ApiContext } from '../handler';
import { Refusal } from '../refusal';

const heldRefusals: Record<HoldReason, [409 | 429, string, string]> = {
  address: [409, 'address-not-taken', 'We cannot write to this address at the moment: invite them by a link.'],
  sender: [429, 'too-many-letters', 'These are as many invitations by mail as go in one day: invite by a link.'],
};

/** Counts an invitation for mailing; refuses it when its sender or its reader has reached a limit. */
export const prepareLetter = async (
  { letters }: Pick<ApiContext, 'letters'>,
  transaction: Transaction,
  from: Identity,
  email: string | null,
): Promise<() => void> => {
  const prepared = email === null ? () => undefined : await letters.prepareInvitation(transaction, from, email);
  if (typeof prepared === 'function') return prepared;
  throw new Refusal(...heldRefusals[prepared]);
};
