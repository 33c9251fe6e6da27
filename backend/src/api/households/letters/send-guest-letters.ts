import { randomBytes } from 'node:crypto';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { type HouseholdLetter } from '@posy/shared-contracts/entities';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { requireAccess } from '#api/membership';
import { Refusal } from '#api/refusal';
import { plainReads } from '#documents/reads';
import { type Household, householdOfCouple } from '../household';
import { guestLetters, readGuestLetter } from './queued-guest-letter';
import { emailOfHousehold, type GuestWish, previewOfLetter, wishFor } from './write-guest-letter';

const day = 86_400_000;
/** The result of a letter is remembered this long. */
const rememberedMs = 30 * day;

/** A household as the couple sees it, without a transaction around it. */
const read = (
  firestore: Firestore,
  asked: { weddingId: string; householdId: string; uid: string },
): Promise<Household> => householdOfCouple(firestore, plainReads, asked);

/** A household's letter, before it goes. */
export const previewGuestLetter: Handler<'previewGuestLetter'> = async ({ firestore }, call) => {
  const { weddingId, householdId, ...wish } = call.body;
  const household = await read(firestore, { weddingId, householdId, uid: caller(call).uid });
  return previewOfLetter(household, wishFor(household, wish));
};

interface Sending extends GuestWish {
  weddingId: string;
  batch: string;
  uid: string;
  now: number;
}

const letterOf = ({ kind, batch, now }: Sending): Omit<HouseholdLetter, 'at'> & { at: Timestamp } => ({
  ...{ kind, batch, state: 'waiting' },
  at: Timestamp.fromMillis(now),
});

/** Queues a household's letter, and gives it an invitation where it has none. */
const queue = async (firestore: Firestore, transaction: Transaction, sending: Sending, householdId: string) => {
  const { weddingId, batch, uid, now, kind, market, words, asksAddress } = sending;
  const invitation = firestore.doc(`weddings/${weddingId}/households/${householdId}`);
  const known = await transaction.get(invitation);
  const isOpen = known.exists && known.get('revokedAt') === null;
  const letter = letterOf(sending);
  // One that waits may go before this one is taken back: what became of it is not known here.
  const isOver = isOpen && known.get('letter.state') !== 'waiting';
  if (isOpen) transaction.update(invitation, { letter });
  else
    transaction.set(invitation, {
      ...{ sentAt: null, sentBy: null, openedAt: null, revokedAt: null, madeBy: uid, letter },
      answeredAt: (known.get('answeredAt') as unknown) ?? null,
      address: (known.get('address') as unknown) ?? null,
      createdAt: FieldValue.serverTimestamp(),
    });
  transaction.create(guestLetters(firestore).doc(`${batch}_${householdId}`), {
    ...{
      weddingId,
      householdId,
      batch,
      kind,
      market,
      words,
      asksAddress,
      before: isOver ? ((known.get('letter') as unknown) ?? null) : null,
      by: uid,
      state: 'waiting',
      tries: 0,
      code: null,
    },
    dueAt: Timestamp.fromMillis(now + websiteConstants.undoLettersSeconds * 1000),
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + rememberedMs),
  });
};

/** Writes to households, a minute from now. */
export const sendGuestLetters: Handler<'sendGuestLetters'> = async ({ firestore, letters, now }, call) => {
  const { weddingId, householdIds, ...wish } = call.body;
  const identity = caller(call);
  const { uid } = identity;
  const households = await Promise.all(
    [...new Set(householdIds)].map((householdId) => read(firestore, { weddingId, householdId, uid })),
  );
  const reached = households.filter((household) => emailOfHousehold(household) !== null);
  const without = households.filter((household) => !reached.includes(household)).map(({ id }) => id);
  if (!(await letters.takeGuestLettersFrom(identity, reached.length)))
    throw new Refusal(429, 'letters-used-up', 'That is as many letters as one person sends in a day.');
  const batch = randomBytes(12).toString('hex');
  for (const household of reached) {
    const sending: Sending = { ...wishFor(household, wish), weddingId, batch, uid, now: now() };
    await firestore.runTransaction((transaction) => queue(firestore, transaction, sending, household.id));
  }
  return { batch, queued: reached.length, without };
};

/** Takes back letters of a batch that have not set out. */
export const undoGuestLetters: Handler<'undoGuestLetters'> = async ({ firestore }, call) => {
  const { weddingId, batch } = call.body;
  requireAccess(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid, 'guests', 'edit');
  const { docs } = await guestLetters(firestore).where('batch', '==', batch).where('weddingId', '==', weddingId).get();
  let stopped = 0;
  for (const { ref } of docs)
    await firestore.runTransaction(async (transaction) => {
      const queued = readGuestLetter(await transaction.get(ref));
      if (queued === null || queued.state !== 'waiting' || queued.tries > 0) return;
      const invitation = firestore.doc(`weddings/${weddingId}/households/${queued.householdId}`);
      const isLast = (await transaction.get(invitation)).get('letter.batch') === batch;
      if (isLast) transaction.update(invitation, { letter: queued.before });
      transaction.delete(ref);
      stopped += 1;
    });
  return { stopped };
};
