import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { removeAll } from '#accounts/remove-all';
import { type AddressHash } from './address-hash';
import { forgottenAt, hasRoom, type LetterLimit, letterLimits, stillCounting } from './letter-limits';
import { stopPath } from './stop-path';

/** The reason for which a letter does not go. The address's owner wants none, or has had enough: the caller cannot tell which. */
export type HoldReason = 'address' | 'sender';

/** The person who causes a letter to another. */
export interface Sender {
  uid: string;
  emailVerified: boolean;
}

/** Counts letters to an address; false when it has had enough of their kind. */
export interface LetterCounts {
  /** Takes one from the limit of sign-in codes. */
  takeCode(to: string): Promise<boolean>;
  /** For a new password of an account with a confirmed address. */
  takeReset(to: string): Promise<boolean>;
  /** For a new password of an account with an unconfirmed address. */
  takeFirstReset(to: string): Promise<boolean>;
  /** For news; `own`: of their own account or wedding, to an address that they confirmed. */
  takeNews(to: string, own: boolean): Promise<boolean>;
  /** Takes one from the limit of letters about a sign-up with a taken address. */
  takeAddressTaken(to: string): Promise<boolean>;
}

const anyNumber = (): Promise<boolean> => Promise.resolve(true);

/** Lets every letter go. */
export const uncountedLetters: LetterCounts = {
  takeCode: anyNumber,
  takeReset: anyNumber,
  takeFirstReset: anyNumber,
  takeNews: anyNumber,
  takeAddressTaken: anyNumber,
};

/** Counts the letters that people cause to others, and remembers who wants none. Source: docs/adr/0010. */
export interface LetterPost extends LetterCounts {
  /**
   * Checks, within a transaction, if an invitation may be mailed. Returns the reason against it, or a function that
   * counts it: to be called after the transaction's last read.
   */
  prepareInvitation(transaction: Transaction, from: Sender, to: string): Promise<HoldReason | (() => void)>;
  /** Counts a letter of a couple to a guest; false when its reader wants none, or has had enough. */
  takeGuestLetter(to: string): Promise<boolean>;
  /** Counts a confirmation of a household's answer; false when its reader wants no letters, or has had enough. */
  takeAnswerLetter(to: string): Promise<boolean>;
  /** Counts so many letters of a person to guests; false when they have sent as many as anybody does in a day. */
  takeGuestLettersFrom(from: Sender, count: number): Promise<boolean>;
  /** Path of the page that stops all invitations to an address. */
  stopPath(prefix: string, to: string): string;
  /** Stops (or allows again) the letters of a token; false for an unknown token. */
  setStopped(token: string, stopped: boolean): Promise<boolean>;
  knows(token: string): boolean;
  /** Removes what counts no more. */
  sweep(): Promise<void>;
}

interface LetterPostParts {
  firestore: Firestore;
  hash: AddressHash;
  now: () => number;
}

/** Reads a count; answers null when it is full, otherwise what counts one more. */
const prepareCount = async (
  { firestore, now }: LetterPostParts,
  transaction: Transaction,
  id: string,
  limits: readonly LetterLimit[],
): Promise<(() => void) | null> => {
  const reference = firestore.doc(`letterCounts/${id}`);
  const stored: unknown = (await transaction.get(reference)).get('sentAt');
  const sentAt = (Array.isArray(stored) ? stored : []).filter((at) => typeof at === 'number');
  if (!hasRoom(sentAt, limits, now())) return null;
  const counted = {
    sentAt: [...stillCounting(sentAt, limits, now()), now()],
    expiresAt: Timestamp.fromMillis(forgottenAt(limits, now())),
  };
  return () => void transaction.set(reference, counted);
};

/** The counts and the stopped addresses in Firestore, which several servers share. */
export const letterPost = (parts: LetterPostParts): LetterPost => {
  const { firestore, hash, now } = parts;
  const take = (id: string, limits: readonly LetterLimit[]): Promise<boolean> =>
    firestore.runTransaction(async (transaction) => {
      const count = await prepareCount(parts, transaction, id, limits);
      count?.();
      return count !== null;
    });
  const stoppedReference = (of: string) => firestore.doc(`stoppedLetters/${of}`);
  return {
    async prepareInvitation(transaction, { uid, emailVerified }, to) {
      const limits = emailVerified ? letterLimits.invitationFrom : letterLimits.invitationFromUnconfirmed;
      const countSender = await prepareCount(parts, transaction, `invitation-from-${uid}`, limits);
      if (countSender === null) return 'sender';
      const stopped = await transaction.get(stoppedReference(hash.of(to)));
      const id = `invitation-to-${hash.of(to)}`;
      const countAddress = stopped.exists
        ? null
        : await prepareCount(parts, transaction, id, letterLimits.invitationTo);
      if (countAddress === null) return 'address';
      return () => {
        countSender();
        countAddress();
      };
    },
    async takeGuestLetter(to) {
      if ((await stoppedReference(hash.of(to)).get()).exists) return false;
      return take(`guest-letter-to-${hash.of(to)}`, letterLimits.guestLetterTo);
    },
    async takeAnswerLetter(to) {
      if ((await stoppedReference(hash.of(to)).get()).exists) return false;
      return take(`answer-letter-to-${hash.of(to)}`, letterLimits.answerLetterTo);
    },
    takeGuestLettersFrom: ({ uid, emailVerified }, count) => {
      const limits = emailVerified ? letterLimits.guestLettersFrom : letterLimits.guestLettersFromUnconfirmed;
      return firestore.runTransaction(async (transaction) => {
        const reference = firestore.doc(`letterCounts/guest-letters-from-${uid}`);
        const stored: unknown = (await transaction.get(reference)).get('sentAt');
        const sentAt = (Array.isArray(stored) ? stored : []).filter((at) => typeof at === 'number');
        const counting = stillCounting(sentAt, limits, now());
        if (limits.some(({ most }) => counting.length + count > most)) return false;
        transaction.set(reference, {
          sentAt: [...counting, ...Array.from({ length: count }, () => now())],
          expiresAt: Timestamp.fromMillis(forgottenAt(limits, now())),
        });
        return true;
      });
    },
    takeCode: (to) => take(`code-to-${hash.of(to)}`, letterLimits.codeTo),
    takeReset: (to) => take(`reset-to-${hash.of(to)}`, letterLimits.resetTo),
    takeFirstReset: (to) => take(`first-reset-to-${hash.of(to)}`, letterLimits.firstResetTo),
    takeNews: (to, own) =>
      own
        ? take(`own-news-to-${hash.of(to)}`, letterLimits.ownNewsTo)
        : take(`news-to-${hash.of(to)}`, letterLimits.newsTo),
    takeAddressTaken: (to) => take(`address-taken-to-${hash.of(to)}`, letterLimits.addressTakenTo),
    stopPath: (prefix, to) => stopPath(prefix, hash.token(to)),
    knows: (token) => hash.read(token) !== null,
    async setStopped(token, stopped) {
      const of = hash.read(token);
      if (of === null) return false;
      if (stopped) await stoppedReference(of).set({ at: Timestamp.fromMillis(now()) });
      else await stoppedReference(of).delete();
      return true;
    },
    async sweep() {
      const old = firestore.collection('letterCounts').where('expiresAt', '<', Timestamp.fromMillis(now()));
      await removeAll(old);
    },
  };
};
