import { type AccountChangeKind } from '@posy/firebase-local';
import { type MemberRole } from '@posy/shared-contracts/entities';

/** What a letter says; the link stands between `lines` and `after`. */
export interface Letter {
  subject: string;
  lines: string[];
  /** Label of the link; missing where the letter has none. */
  action?: string;
  after?: string[];
}

/** Every letter of the product with what it has to be told. Names are made harmless before they come here. */
export interface LetterSlots {
  /** `lasts`: how long the link works; an hour once the address is confirmed. */
  resetPassword: { email: string; lasts: 'hour' | 'day' };
  verifyEmail: { email: string };
  /** To the owner of an address that somebody signed up with, or wanted to change to. */
  addressTaken: { email: string };
  /** To the new address: only its owner can open the link. */
  confirmNewEmail: { email: string };
  /** To the old address: the link undoes the change. */
  emailChanged: { email: string; newEmail: string };
  /** A way into the account came, went or changed. `way`: the provider's name; null for the password. */
  accountChanged: { email: string; change: AccountChangeKind; way: string | null };
  /**
   * `inviter`, `couple`: empty where nobody said yet what they are called. `message`: lines of the inviter's own words;
   * none when they wrote nothing.
   */
  invitation: { inviter: string; couple: string; role: MemberRole; days: number; message: string[] };
  /** `name`: empty for who has none yet. */
  invitationAccepted: { name: string; role: MemberRole };
  /** `couple`: empty when they never said who they are. */
  weddingDeleted: { couple: string };
  accountDeleted: { email: string };
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
