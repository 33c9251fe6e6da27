import type { GuestLetterKind } from '@posy/shared-contracts/entities';
import { householdEmail, type InvitedHousehold } from './households';

/** Whether a letter is on its way, or was taken by the mail server. */
const isWritten = ({ invitation }: InvitedHousehold): boolean =>
  ['waiting', 'sent'].includes(invitation?.letter?.state ?? '');

const isFor: Record<GuestLetterKind, (household: InvitedHousehold) => boolean> = {
  // Who has a link by another way has an invitation.
  invitation: (household) => ['none', 'made', 'revoked'].includes(household.state) && !isWritten(household),
  reminder: ({ state }) => state === 'sent' || state === 'opened',
  update: ({ state }) => state === 'sent' || state === 'opened' || state === 'answered',
};

/** Whom a letter of a kind is for: who can be written to, and who would be but has no address. */
export const letterRecipients = (
  households: readonly InvitedHousehold[],
  kind: GuestLetterKind,
): { reached: InvitedHousehold[]; without: InvitedHousehold[] } => {
  const meant = households.filter(isFor[kind]);
  return {
    reached: meant.filter((household) => householdEmail(household) !== null),
    without: meant.filter((household) => householdEmail(household) === null),
  };
};
