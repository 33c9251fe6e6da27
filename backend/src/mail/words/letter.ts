import { type AccountChangeKind } from '@posy/firebase-local';
import { type GuestLetterKind } from '@posy/shared-contracts/entities';
import { type MemberRole } from '@posy/shared-contracts/entities';

/** The texts of a letter; the link stands between `lines` and `after`. */
export interface Letter {
  subject: string;
  lines: string[];
  /** Label of the link; missing where the letter has none. */
  action?: string;
  after?: string[];
  /** Label of the link that stops such letters, where it is not the usual one. */
  stop?: string;
}

/** Every letter of the product with the values that it needs. Names are made harmless before they come here. */
export interface LetterSlots {
  /** `lasts`: how long the link works; an hour once the address is confirmed. */
  resetPassword: { email: string; lasts: 'hour' | 'day' };
  verifyEmail: { email: string };
  /** To the owner of an address that another person signed up with, or wanted to change to. */
  addressTaken: { email: string };
  /** To the new address: only its owner can open the link. */
  confirmNewEmail: { email: string };
  /** To the old address: the link undoes the change. */
  emailChanged: { email: string; newEmail: string };
  /** A way into the account came, went or changed. `way`: the provider's name; null for the password. */
  accountChanged: { email: string; change: AccountChangeKind; way: string | null };
  /**
   * `inviter`, `couple`: empty while unknown. `message`: lines of the inviter's own words; empty when they wrote none.
   */
  invitation: { inviter: string; couple: string; role: MemberRole; days: number; message: string[] };
  /** To a person invited to a supplier's team. `inviter`: empty when unknown. */
  teamInvitation: { inviter: string; supplier: string; days: number };
  /** To a person whose claim of a profile was decided; the link opens the claim. `supplier`: made harmless. */
  claimGranted: { supplier: string };
  /** `reason`: lines of the words of whoever decided. */
  claimRefused: { supplier: string; reason: string[] };
  /** `name`: empty for a person without a name yet. */
  invitationAccepted: { name: string; role: MemberRole };
  /** `couple`: empty when they never said who they are. */
  /**
   * Unread messages of a conversation. `words`: lines of the newest messages, made harmless, fewer than there are.
   * `mayReply`: an answer to the letter reaches the thread.
   */
  newMessages: { name: string; count: number; words: string[]; mayReply: boolean };
  /** Something comes up: the words of its push. */
  reminder: { title: string; body: string };
  /** New suppliers in saved searches. `names`: made harmless; there may be fewer than `count`. */
  searchNews: { searches: readonly { name: string; count: number; names: readonly string[] }[] };
  /** Another member left the wedding. `name`: empty for a person without a name. */
  memberLeft: { name: string };
  /** `name`: the person who changed the reader's access; empty for a person without a name. */
  accessChanged: { name: string };
  /** `couple`: empty when they never said who they are. */
  accessEnded: { couple: string };
  weddingDeleted: { couple: string };
  accountDeleted: { email: string };
  /** To the address that a review was written with: only its owner can open the link. `supplier`: made harmless. */
  reviewConfirm: { supplier: string; days: number };
  /** To a review's author. `supplier`: made harmless. */
  reviewPublished: { supplier: string };
  /** `reason`: lines of the moderator's own words. */
  reviewRefused: { supplier: string; reason: string[] };
  /** The link opens the author's own review. */
  reviewChanges: { supplier: string; reason: string[]; days: number };
  /** To a guest who lost the link to their household's invitation. `couple`: empty while no names are known. */
  lostInvitation: { couple: string };
  /**
   * To a household that has answered. `couple`: empty while no names are known; `answers`: a line for each person, made
   * harmless; `isComing`: true when somebody attends.
   */
  answerTaken: { couple: string; answers: readonly string[]; isComing: boolean };
  /**
   * From a couple to a household. `names`: whom it greets; `day`, `until`: in the letter's language, null while they are open;
   * `words`: lines of the couple's own, made harmless; none for ours.
   */
  toGuests: {
    kind: GuestLetterKind;
    couple: string;
    names: string;
    day: string | null;
    until: string | null;
    words: readonly string[];
    /** True of a save-the-date and of an update that ask where post reaches the household. */
    asksAddress: boolean;
  };
}
export type LetterKind = keyof LetterSlots;

/** The letters of a language. */
export interface MailWords {
  letters: { [K in LetterKind]: (slots: LetterSlots[K]) => Letter };
  /** Under every letter. */
  signature: string;
  /** Before the bare address, for readers whose link does nothing. */
  copyLink: string;
  /** Label of the link that stops letters of this kind. */
  stop: string;
}
