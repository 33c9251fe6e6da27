import { moderationConstants } from '@posy/shared-contracts/constants';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';

type Kind = Call<'takeFromQueue'>['body']['kind'];

/** `moderationTaken/{kind}_{id}`: who has something of the queues open, and until when. Backend only. */
const takenSchema = v.object({ by: v.string(), name: v.string(), until: v.instance(Timestamp) });

const referenceOf = (firestore: Firestore, kind: Kind, id: string): DocumentReference =>
  firestore.doc(`moderationTaken/${kind}_${id}`);

/** Reads who has it; null when that is over. */
const readTaken = (document: DocumentSnapshot, now: number) => {
  const read = v.safeParse(takenSchema, document.data());
  return read.success && read.output.until.toMillis() > now ? read.output : null;
};

const takenAlready = () => new Refusal(409, 'taken-already', 'Another moderator has this open.');

/** Refuses, within a transaction, a decision about what another moderator has open. */
export const requireNotTaken = async (
  { firestore, now }: Pick<ApiContext, 'firestore' | 'now'>,
  transaction: Transaction,
  { kind, id, uid }: { kind: Kind; id: string; uid: string },
): Promise<void> => {
  const taken = readTaken(await transaction.get(referenceOf(firestore, kind, id)), now());
  if (taken !== null && taken.by !== uid) throw takenAlready();
};

/** Returns, for each of some ids, who has it open as the caller sees that. */
export const takenOf = async (
  { firestore, now }: Pick<ApiContext, 'firestore' | 'now'>,
  kind: Kind,
  ids: readonly string[],
  uid: string,
): Promise<({ name: string; isMine: boolean; until: string } | null)[]> => {
  if (ids.length === 0) return [];
  const documents = await firestore.getAll(...ids.map((id) => referenceOf(firestore, kind, id)));
  return documents.map((document) => {
    const taken = readTaken(document, now());
    if (taken === null) return null;
    return { name: taken.name, isMine: taken.by === uid, until: taken.until.toDate().toISOString() };
  });
};

/** Claims have operators too. */
const requireDesk = (call: Call<'takeFromQueue'>): string => {
  const { uid, kind } = caller(call);
  if (kind === 'moderator' || (kind === 'operator' && call.body.kind === 'claim')) return uid;
  throw new Refusal(403, 'not-a-moderator', 'Only moderators may do this.');
};

/** Takes something of the queues for the caller alone, or gives it back. */
export const takeFromQueue: Handler<'takeFromQueue'> = async ({ firestore, now }, call) => {
  const by = requireDesk(call);
  const { kind, id, leave } = call.body;
  const reference = referenceOf(firestore, kind, id);
  const name: unknown = (await firestore.doc(`users/${by}`).get()).get('name');
  return firestore.runTransaction(async (transaction) => {
    const taken = readTaken(await transaction.get(reference), now());
    if (taken !== null && taken.by !== by) {
      // It is not the caller's to give back, and they have not got it.
      if (leave) return { until: null };
      throw takenAlready();
    }
    if (leave) {
      transaction.delete(reference);
      return { until: null };
    }
    const until = Timestamp.fromMillis(now() + moderationConstants.takenMs);
    transaction.set(reference, { by, name: typeof name === 'string' ? name : '', until });
    return { until: until.toDate().toISOString() };
  });
};
