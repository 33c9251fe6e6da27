/** Limit of letters within a number of milliseconds. */
export interface LetterLimit {
  most: number;
  windowMs: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Limits of letters that people cause: per sender, and per mailbox whoever the sender is. */
export const letterLimits = {
  /** Invitations to one address, from all weddings together. */
  invitationTo: [
    { most: 3, windowMs: day },
    { most: 10, windowMs: 30 * day },
  ],
  /** Invitations by mail of one person whose own address is confirmed. */
  invitationFrom: [{ most: 30, windowMs: day }],
  /** The same for a sender with an unconfirmed address: anybody could have created the account. */
  invitationFromUnconfirmed: [{ most: 5, windowMs: day }],
  /** Letters of couples to one guest's address: invitations, reminders, news, and lost links. */
  guestLetterTo: [
    { most: 6, windowMs: day },
    { most: 30, windowMs: 30 * day },
  ],
  /** Confirmations of a household's answers, apart from the couple's letters: changing one's mind costs no reminder. */
  answerLetterTo: [
    { most: 4, windowMs: day },
    { most: 12, windowMs: 30 * day },
  ],
  /** Letters to guests by one person whose own address is confirmed: a whole list, and some again. */
  guestLettersFrom: [{ most: 800, windowMs: day }],
  /** The same, while the address is not. */
  guestLettersFromUnconfirmed: [{ most: 5, windowMs: day }],
  /** Letters of sign-in to one address: confirmations, changes. Apart, so that no invitation stops them. */
  codeTo: [
    { most: 8, windowMs: hour },
    { most: 12, windowMs: day },
  ],
  /**
   * New passwords for an account with an unconfirmed address, which may be a stranger's. Each code is valid for a day,
   * so that the owner of a mailbox that others filled has a valid one.
   */
  firstResetTo: [{ most: 8, windowMs: day }],
  /**
   * Letters with a new password for an account with a confirmed address: limited by the hour alone, as long as each
   * code is valid. An owner who gets no more because strangers requested some has a valid code in the last one.
   */
  resetTo: [{ most: 8, windowMs: hour }],
  /**
   * News of weddings and accounts to an unconfirmed address: joins, deletions. Unconfirmed profiles and accounts may
   * name anybody's address.
   */
  newsTo: [
    { most: 10, windowMs: day },
    { most: 40, windowMs: 30 * day },
  ],
  /** News to a confirmed address about its own account or wedding: separate, so that no stranger uses up the limit. */
  ownNewsTo: [
    { most: 10, windowMs: day },
    { most: 40, windowMs: 30 * day },
  ],
  /**
   * Letters about a sign-up with a taken address: anybody who knows the address can cause them, so there is one a day.
   */
  addressTakenTo: [
    { most: 1, windowMs: day },
    { most: 10, windowMs: 30 * day },
  ],
} as const satisfies Record<string, readonly LetterLimit[]>;

/** Returns true when one more letter is within the limits. */
export const hasRoom = (sentAt: readonly number[], limits: readonly LetterLimit[], now: number): boolean =>
  limits.every(({ most, windowMs }) => sentAt.filter((at) => at > now - windowMs).length < most);

/** The letters that still count for a limit. */
export const stillCounting = (sentAt: readonly number[], limits: readonly LetterLimit[], now: number): number[] =>
  sentAt.filter((at) => limits.some(({ windowMs }) => at > now - windowMs));

/** When the newest letter counts no more, and its record can go. */
export const forgottenAt = (limits: readonly LetterLimit[], now: number): number =>
  now + Math.max(...limits.map(({ windowMs }) => windowMs));
