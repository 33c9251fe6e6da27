import { createHash } from 'node:crypto';
import { type HouseholdLetter } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { removeAll } from '#accounts/remove-all';
import { type ApiContext } from '#api/handler';
import { Refusal } from '#api/refusal';
import { plainReads } from '#documents/reads';
import { mostTries, pauseAfter } from '#push/queue/retries';
import { householdOfCouple } from '../household';
import { addLink } from '../links';
import { guestLetters, type QueuedGuestLetter, readGuestLetter } from './queued-guest-letter';
import { emailOfHousehold, marketOfWish, pageOfLetter, writeGuestLetter } from './write-guest-letter';

/** Letters that one look sends, one after the other. */
const atOnce = 50;
/** A try may take this long before another server takes the letter up again. */
const leaseMs = 2 * 60_000;

type LetterServices = Pick<ApiContext, 'firestore' | 'letters' | 'sendMail' | 'origin' | 'now'> & {
  /** 0 to 1. */
  chance: () => number;
  /** Hears of a letter that was given up. */
  gaveUp: (letter: { id: string; tries: number; code: string }) => void;
};

/** The same for every try of a letter. */
const hashOfId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

type State = HouseholdLetter['state'];

const take = ({ firestore, now }: LetterServices, reference: DocumentReference): Promise<QueuedGuestLetter | null> =>
  firestore.runTransaction(async (transaction) => {
    const queued = readGuestLetter(await transaction.get(reference));
    if (queued?.dueAt === undefined || queued.state !== 'waiting' || queued.dueAt.toMillis() > now()) return null;
    const tries = queued.tries + 1;
    transaction.update(reference, { dueAt: Timestamp.fromMillis(now() + leaseMs), tries });
    return { ...queued, tries };
  });

/** Writes down what became of a letter, for the couple to see; one that was written after it says more. */
const note = async (
  { firestore, now }: LetterServices,
  reference: DocumentReference,
  { weddingId, householdId, batch, kind }: QueuedGuestLetter,
  { state, code = null }: { state: State; code?: string | null },
): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const invitation = firestore.doc(`weddings/${weddingId}/households/${householdId}`);
    const stored = await transaction.get(invitation);
    const at = Timestamp.fromMillis(now());
    transaction.update(reference, { state: state === 'bounced' ? 'dead' : 'done', dueAt: FieldValue.delete(), code });
    if (!stored.exists || stored.get('letter.batch') !== batch) return;
    // A save-the-date is no invitation yet.
    const isFirst = state === 'sent' && kind !== 'save-the-date' && stored.get('sentAt') === null;
    const sent = isFirst ? { sentAt: at, sentBy: 'mail' } : {};
    transaction.update(invitation, { 'letter.state': state, 'letter.at': at, ...sent });
  });

/** Mail servers name the address that they refuse, which is nobody's to read. */
const codeOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, 200);

/** Returns true when no mail server will ever accept the letter: its address is unknown or invalid. */
const isForGood = (error: unknown): boolean => {
  const status: unknown = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  return (typeof status === 'number' && status >= 500) || codeOf(error) === 'A letter goes to one address.';
};

const fail = async (parts: LetterServices, reference: DocumentReference, queued: QueuedGuestLetter, error: unknown) => {
  const code = codeOf(error);
  if (isForGood(error) || queued.tries >= mostTries) {
    await note(parts, reference, queued, { state: 'bounced', code });
    return parts.gaveUp({ id: reference.id, tries: queued.tries, code });
  }
  const dueAt = Timestamp.fromMillis(parts.now() + pauseAfter(queued.tries, parts.chance()));
  await reference.update({ dueAt, code });
};

/** The household of a letter, as long as who wrote it may edit guests; null when there is none any more. */
const householdOf = ({ firestore }: LetterServices, { weddingId, householdId, by }: QueuedGuestLetter) =>
  householdOfCouple(firestore, plainReads, { weddingId, householdId, uid: by }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** Sends one letter with a link that is made for it: nothing stores a secret before. Answers what became of it. */
const send = async (parts: LetterServices, reference: DocumentReference, queued: QueuedGuestLetter): Promise<State> => {
  const { firestore, letters, sendMail, origin } = parts;
  const household = await householdOf(parts, queued);
  const to = household === null ? null : emailOfHousehold(household);
  // A try that failed was counted.
  if (household === null || to === null || (queued.tries === 1 && !(await letters.takeGuestLetter(to))))
    return 'stopped';
  const token = await addLink(firestore, queued);
  if (token === null) return 'stopped';
  const { prefix } = marketOfWish(queued);
  const link = `${origin}${paths.rsvp(prefix, token, pageOfLetter(queued))}`;
  const mail = writeGuestLetter(household, queued, { to, link, stop: `${origin}${letters.stopPath(prefix, to)}` });
  await sendMail({ ...mail, id: hashOfId(reference.id) });
  return 'sent';
};

const deliverOne = async (parts: LetterServices, reference: DocumentReference): Promise<void> => {
  const queued = await take(parts, reference);
  if (queued === null) return;
  try {
    await note(parts, reference, queued, { state: await send(parts, reference, queued) });
  } catch (error) {
    await fail(parts, reference, queued, error);
  }
};

/** Sends what is due. */
export const deliverGuestLetters = async (parts: LetterServices): Promise<void> => {
  for (;;) {
    const due = guestLetters(parts.firestore)
      .where('dueAt', '<=', Timestamp.fromMillis(parts.now()))
      .orderBy('dueAt')
      .limit(atOnce);
    const { docs } = await due.select().get();
    for (const { ref } of docs) await deliverOne(parts, ref);
    if (docs.length < atOnce) return;
  }
};

/** Removes what went long ago. */
export const sweepGuestLetters = async ({
  firestore,
  now,
}: Pick<LetterServices, 'firestore' | 'now'>): Promise<void> => {
  await removeAll(guestLetters(firestore).where('expiresAt', '<', Timestamp.fromMillis(now())));
};
