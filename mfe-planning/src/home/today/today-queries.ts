import { collections } from '@posy/shared-contracts/collections';
import type { CardState, VenueAnswer } from '@posy/shared-contracts/entities';
import { removeField, serverTime, type Firestore, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { type TaskChange, taskWrites } from '#checklist/public';
import type { TodayPlan } from './today-listeners';

/** Changes named fields of the person's own document; it is made when it is missing. */
const ownWrite = ({ weddingId, uid }: TodayPlan, fields: Record<string, unknown>): FirestoreWrite => ({
  kind: 'merge',
  collection: collections.todayTasks(weddingId),
  id: uid,
  data: { ...fields, updatedAt: serverTime() },
});

/** Says what became of cards of a flow; null opens one again. */
export const setCards = (
  firestore: Firestore,
  plan: TodayPlan,
  flow: string,
  cards: Readonly<Record<string, CardState | null>>,
): Promise<void> => {
  const fields = Object.entries(cards).map(([id, state]) => [`flows.${flow}.cards.${id}`, state ?? removeField()]);
  return firestore.commit([ownWrite(plan, Object.fromEntries(fields) as Record<string, unknown>)]);
};

/** Puts a flow away, or takes it out again. */
export const setClosed = (firestore: Firestore, plan: TodayPlan, flow: string, closed: boolean): Promise<void> =>
  firestore.commit([ownWrite(plan, { [`flows.${flow}.closed`]: closed })]);

/** Makes home calm, or not, for this person. */
export const setCalm = (firestore: Firestore, plan: TodayPlan, calm: boolean): Promise<void> =>
  firestore.commit([ownWrite(plan, { calm })]);

/** An answer of a quiz and what follows from it; `answer` null takes it back. */
export interface QuizAnswer {
  flow: string;
  card: string;
  answer: VenueAnswer | null;
  /** What the answer does to the checklist. */
  changes: readonly TaskChange[];
}

/** Keeps an answer in the wedding's preferences, together with what it does to the checklist. Source: S7-database-10. */
export const saveAnswer = (
  firestore: Firestore,
  { weddingId }: TodayPlan,
  { flow, card, answer, changes }: QuizAnswer,
): Promise<void> =>
  firestore.commit([
    {
      kind: 'update',
      collection: collections.weddings(),
      id: weddingId,
      data: { [`preferences.${flow}.${card}`]: answer ?? removeField() },
    },
    ...taskWrites(weddingId, changes),
  ]);
