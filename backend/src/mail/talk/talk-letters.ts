import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { removeAll } from '#accounts/remove-all';
import { type Reminding } from '#push/notice';
import { mostTries, pauseAfter } from '#push/queue/retries';
import { type Mail, type SendMail } from '../mail';
import { type LetterParts, letterTo } from './letter-to';
import { peopleNewsTo } from './people-news-to';
import {
  letterId,
  type PeopleNews,
  type QueuedLetter,
  queuedLetter,
  queuedLetters,
  queuedPeopleNews,
  queuedReminder,
  queuedSearchNews,
  readQueuedLetter,
  type SearchNews,
} from './queued-letter';
import { reminderTo } from './reminder-to';
import { searchNewsTo } from './search-news-to';

/** Letters that one look sends, one after the other. */
const atOnce = 50;
/** Time of an attempt before another server retries the letter. */
const leaseMs = 2 * 60_000;
/** Time for which an unreadable letter is skipped. */
const unreadableMs = 3_600_000;

/** The code of Firestore's "already there". */
const alreadyExists = 6;

interface TalkLetterParts extends LetterParts {
  sendMail: SendMail;
  now: () => number;
  /** 0 to 1. */
  chance: () => number;
  /** Hears of a letter that was given up. */
  gaveUp: (letter: { id: string; tries: number; code: string }) => void;
}

/** Sends letters about messages to people who are away, about reminders, and about changes in a wedding's people. */
export interface TalkLetters {
  /**
   * Queues a notice within the transaction that stores the message: it is mailed if the message is still unread after
   * ten minutes.
   */
  notify(transaction: Transaction, uid: string, conversationId: string): void;
  /** Queues a notice within the transaction that writes the log's line: it is mailed after ten minutes. */
  notifyOfPeople(transaction: Transaction, uid: string, people: PeopleNews): void;
  /**
   * Queues a letter about new suppliers in saved searches for a time, within the transaction that stores the ones
   * reported.
   */
  notifyOfSearches(transaction: Transaction, uid: string, searches: SearchNews, at: number): void;
  /** Reminds one person from a moment on (milliseconds since the epoch), once however often it is called. */
  remind(uid: string, reminder: Reminding, at: number): Promise<void>;
  /** Sends what is due. */
  deliver(): Promise<void>;
  /** Has a sending end with the letters that it holds. */
  close(): void;
  /** Removes what was sent long ago. */
  sweep(): Promise<void>;
}

/** Claims a due letter, so that no other server sends it; null when another one was faster. */
const take = ({ firestore, now }: TalkLetterParts, reference: DocumentReference): Promise<QueuedLetter | null> =>
  firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const queued = readQueuedLetter(stored);
    // Only the newer server that wrote it can read it: it must not block the queue in the meantime.
    if (queued === null && stored.exists)
      transaction.update(reference, { dueAt: Timestamp.fromMillis(now() + unreadableMs) });
    if (queued?.dueAt === undefined || queued.state !== 'waiting' || queued.dueAt.toMillis() > now()) return null;
    const tries = queued.tries + 1;
    transaction.update(reference, { dueAt: Timestamp.fromMillis(now() + leaseMs), tries });
    return { ...queued, tries };
  });

/** Stores a letter's outcome, unless it was queued anew in the meantime for later messages. */
const note = (
  { firestore }: TalkLetterParts,
  reference: DocumentReference,
  { createdAt }: QueuedLetter,
  changes: Record<string, unknown>,
): Promise<boolean> =>
  firestore.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(reference)).get('createdAt');
    const isSame = stored instanceof Timestamp && stored.isEqual(createdAt);
    if (isSame) transaction.update(reference, changes);
    return isSame;
  });

const bury = async (
  parts: TalkLetterParts,
  reference: DocumentReference,
  queued: QueuedLetter,
  code: string,
): Promise<void> => {
  if (await note(parts, reference, queued, { state: 'dead', dueAt: FieldValue.delete(), code }))
    parts.gaveUp({ id: reference.id, tries: queued.tries, code });
};

/** Mail servers repeat the address that they refuse, which must not reach the log. */
const codeOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, 200);

const fail = async (parts: TalkLetterParts, reference: DocumentReference, queued: QueuedLetter, error: unknown) => {
  const code = codeOf(error);
  if (queued.tries >= mostTries) return bury(parts, reference, queued, code);
  const dueAt = Timestamp.fromMillis(parts.now() + pauseAfter(queued.tries, parts.chance()));
  await note(parts, reference, queued, { dueAt, code });
};

const mailOf = (parts: TalkLetterParts, queued: QueuedLetter): Promise<Mail | null> => {
  const { uid, reminder, people, searches } = queued;
  if (searches !== undefined) return searchNewsTo(parts, uid, searches);
  if (people !== undefined) return peopleNewsTo(parts, uid, people);
  return reminder === undefined ? letterTo(parts, queued) : reminderTo(parts, uid, reminder);
};

/**
 * Sends one letter. When this process dies between the mail server's answer and its being written down it is sent again,
 * under the same id: its reader gets it once.
 */
const deliverOne = async (parts: TalkLetterParts, reference: DocumentReference): Promise<void> => {
  const queued = await take(parts, reference);
  if (queued === null) return;
  // No attempt ever came to an end: the process died in each.
  if (queued.tries > mostTries) return bury(parts, reference, queued, 'unfinished');
  try {
    const mail = await mailOf(parts, queued);
    if (mail !== null) await parts.sendMail({ ...mail, id: letterId(reference.id, queued) });
  } catch (error) {
    return fail(parts, reference, queued, error);
  }
  await note(parts, reference, queued, { state: 'done', dueAt: FieldValue.delete(), code: null });
};

/** Opens the queue of these letters, which several servers share. */
export const openTalkLetters = (parts: TalkLetterParts): TalkLetters => {
  const { firestore, now } = parts;
  let isClosed = false;
  return {
    notify(transaction, uid, conversationId) {
      const { reference, queued } = queuedLetter(firestore, uid, conversationId, now());
      transaction.set(reference, queued);
    },
    notifyOfPeople(transaction, uid, people) {
      const { reference, queued } = queuedPeopleNews(firestore, uid, people, now());
      transaction.set(reference, queued);
    },
    notifyOfSearches(transaction, uid, searches, at) {
      const { reference, queued } = queuedSearchNews(firestore, uid, searches, { now: now(), at });
      transaction.create(reference, queued);
    },
    async remind(uid, reminder, at) {
      const { reference, queued } = queuedReminder(firestore, uid, reminder, { now: now(), at });
      await reference.create(queued).catch((error: { code?: unknown }) => {
        if (error.code !== alreadyExists) throw error;
      });
    },
    async deliver() {
      for (;;) {
        const due = queuedLetters(firestore)
          .where('dueAt', '<=', Timestamp.fromMillis(now()))
          .orderBy('dueAt')
          .limit(atOnce);
        const { docs } = await due.select().get();
        for (const { ref } of docs) await deliverOne(parts, ref);
        if (docs.length < atOnce || isClosed) return;
      }
    },
    close() {
      isClosed = true;
    },
    async sweep() {
      await removeAll(queuedLetters(firestore).where('expiresAt', '<', Timestamp.fromMillis(now())));
    },
  };
};
