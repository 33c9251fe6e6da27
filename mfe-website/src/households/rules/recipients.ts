import type { GuestLetterKind } from '@posy/shared-contracts/entities';
import { householdAddress } from '@posy/shared-contracts/rules';
import { householdEmail, type InvitedHousehold } from './households';

/** Returns true when a letter waits to be sent, or the mail server took it. */
const isWritten = ({ invitation }: InvitedHousehold): boolean =>
  ['waiting', 'sent'].includes(invitation?.letter?.state ?? '');

/** A household that got its link in another way needs no letter of invitation. */
const isUninvited = ({ state }: InvitedHousehold): boolean => ['none', 'made', 'revoked'].includes(state);

/** A household that knows the day, and whose address nobody has written down, may be asked for it again. */
const mayBeAskedAgain = ({ people, invitation }: InvitedHousehold): boolean =>
  invitation?.letter?.kind === 'save-the-date' &&
  invitation.letter.state === 'sent' &&
  (invitation.address ?? null) === null &&
  householdAddress(people) === '';

/** A letter that is about to be written. */
interface Letter {
  kind: GuestLetterKind;
  /** True when it asks for the postal address. */
  asksAddress?: boolean;
}

const isFor: Record<GuestLetterKind, (household: InvitedHousehold, letter: Letter) => boolean> = {
  'save-the-date': (household, { asksAddress = false }) =>
    isUninvited(household) && (!isWritten(household) || (asksAddress && mayBeAskedAgain(household))),
  // The day to keep is no invitation yet.
  invitation: (household) =>
    isUninvited(household) && (!isWritten(household) || household.invitation?.letter?.kind === 'save-the-date'),
  reminder: ({ state }) => state === 'sent' || state === 'opened',
  update: ({ state }) => state === 'sent' || state === 'opened' || state === 'answered',
};

/** Divides the households that a letter is for into those with an e-mail address and those without. */
export const letterRecipients = (
  households: readonly InvitedHousehold[],
  letter: Letter,
): { reached: InvitedHousehold[]; without: InvitedHousehold[] } => {
  const meant = households.filter((household) => isFor[letter.kind](household, letter));
  return {
    reached: meant.filter((household) => householdEmail(household) !== null),
    without: meant.filter((household) => householdEmail(household) === null),
  };
};
