import type { GuestLetterKind } from '@posy/shared-contracts/entities';
import { householdEmail, type InvitedHousehold } from './households';

/** Returns true when a letter waits to be sent, or the mail server took it. */
const isWritten = ({ invitation }: InvitedHousehold): boolean =>
  ['waiting', 'sent'].includes(invitation?.letter?.state ?? '');

/** A household that got its link in another way needs no letter of invitation. */
const isUninvited = ({ state }: InvitedHousehold): boolean => ['none', 'made', 'revoked'].includes(state);

const isFor: Record<GuestLetterKind, (household: InvitedHousehold) => boolean> = {
  'save-the-date': (household) => isUninvited(household) && !isWritten(household),
  // The day to keep is no invitation yet.
  invitation: (household) =>
    isUninvited(household) && (!isWritten(household) || household.invitation?.letter?.kind === 'save-the-date'),
  reminder: ({ state }) => state === 'sent' || state === 'opened',
  update: ({ state }) => state === 'sent' || state === 'opened' || state === 'answered',
};

/** Divides the households that a kind of letter is for into those with an e-mail address and those without. */
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
