import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Work that any server may do, but one of them is enough. */
interface Turn {
  /** Of the work, the same on every server. */
  name: string;
  /** Its interval on each server. */
  everyMs: number;
  now: number;
}

/** A turn ends a little before the next round of the same server, whose timer is not exact. */
const share = 0.9;

/**
 * Does regular work on one server of all: whoever is first has the turn, and the others leave it until an interval has passed.
 * A server that fails gives its turn back; of one that died the turn is over by itself. Returns null where another has it.
 */
export const onOneServer = async <T>(
  firestore: Firestore,
  { name, everyMs, now }: Turn,
  work: () => Promise<T>,
): Promise<T | null> => {
  const turn = firestore.doc(`serverTurns/${name}`);
  const by = randomUUID();
  const isOurs = await firestore.runTransaction(async (transaction) => {
    const until: unknown = (await transaction.get(turn)).get('until');
    if (until instanceof Timestamp && until.toMillis() > now) return false;
    transaction.set(turn, { by, until: Timestamp.fromMillis(now + everyMs * share) });
    return true;
  });
  if (!isOurs) return null;
  try {
    return await work();
  } catch (error) {
    // Another server may have taken the turn since: work can outlast it.
    await firestore
      .runTransaction(async (transaction) => {
        if ((await transaction.get(turn)).get('by') === by) transaction.delete(turn);
      })
      .catch(() => undefined);
    throw error;
  }
};
