import type { Edit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { CardState, VenueAnswer } from '@posy/shared-contracts/entities';
import { type FirestoreWrite, removeField, serverTime } from '@posy/shared-contracts/mount-props';
import type { TodayPlan } from './today-listeners';

/** Changes named fields of the person's own document and creates it if it is missing. */
const ownWrite = ({ weddingId, uid }: TodayPlan, fields: Record<string, unknown>): FirestoreWrite => ({
  kind: 'merge',
  collection: collections.todayTasks(weddingId),
  id: uid,
  data: { ...fields, updatedAt: serverTime() },
});

/** Sets the states of cards of a flow, with their undo; null is an open card. */
export const cardsEdit = (
  plan: TodayPlan,
  flow: string,
  cards: readonly { id: string; now: CardState | null; was: CardState | null }[],
): Edit => {
  const write = (which: 'now' | 'was'): FirestoreWrite => {
    const fields = cards.map((card) => [`flows.${flow}.cards.${card.id}`, card[which] ?? removeField()]);
    return ownWrite(plan, Object.fromEntries(fields) as Record<string, unknown>);
  };
  return { changes: [write('now')], undo: [write('was')] };
};

/** Closes a flow. */
export const closingEdit = (plan: TodayPlan, flow: string): Edit => ({
  changes: [ownWrite(plan, { [`flows.${flow}.closed`]: true })],
  undo: [ownWrite(plan, { [`flows.${flow}.closed`]: false })],
});

/** Makes home calm, or not, for this person. */
export const calmEdit = (plan: TodayPlan, calm: boolean): Edit => ({
  changes: [ownWrite(plan, { calm })],
  undo: [ownWrite(plan, { calm: !calm })],
});

/** Stores an answer of a quiz in the wedding's preferences. Source: S7-database-10. */
export const answerEdit = (
  { weddingId: id }: TodayPlan,
  { flow, card, answer }: { flow: string; card: string; answer: VenueAnswer },
): Edit => {
  const write = (value: unknown): FirestoreWrite => ({
    kind: 'update',
    collection: collections.weddings(),
    id,
    data: { [`preferences.${flow}.${card}`]: value },
  });
  return { changes: [write(answer)], undo: [write(removeField())] };
};
