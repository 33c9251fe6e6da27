import type { GuestLetterKind } from '@posy/shared-contracts/entities';
import { householdAddress } from '@posy/shared-contracts/rules';
import { householdEmail, type InvitedHousehold } from './households';

/** Returns true when a letter waits to be sent, or the mail server took it. */
const isWritten = ({ invitation }: InvitedHousehold): boolean =>
  ['waiting', 'sent'].includes(invitation?.letter?.state ?? '');

/** A household that got its link in another way needs no letter of invitation. */
const isUninvited = ({ state }: InvitedHousehold): boolean => ['none', 'made', 'revoked'].includes(state);

/** Returns true when neither the household nor the couple has written down where post reaches it. */
const lacksAddress = ({ people, invitation }: InvitedHousehold): boolean =>
  (invitation?.address ?? null) === null && householdAddress(people) === '';

/** A household that knows the day, and whose address is missing, may be asked for it again. */
const mayBeAskedAgain = (household: InvitedHousehold): boolean => {
  const letter = household.invitation?.letter;
  return letter?.kind === 'save-the-date' && letter.state === 'sent' && lacksAddress(household);
};

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
  update: (household, { asksAddress = false }) =>
    ['sent', 'opened', 'answered'].includes(household.state) && (!asksAddress || lacksAddress(household)),
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

/** The letter that asks households for addresses which are missing; null where none reaches any of them. */
export const askingLetter = (households: readonly InvitedHousehold[]): 'save-the-date' | 'update' | null => {
  const missing = households.filter(lacksAddress);
  const kinds = ['save-the-date', 'update'] as const;
  return kinds.find((kind) => letterRecipients(missing, { kind, asksAddress: true }).reached.length > 0) ?? null;
};
