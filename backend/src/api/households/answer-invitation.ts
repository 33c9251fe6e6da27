import { Timestamp } from 'firebase-admin/firestore';
import { inTurn } from '#documents/in-turn';
import { caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { householdOfCouple, isClosed, readHousehold } from './household';
import { inTurnOfLink } from './in-turn-of-link';
import { takeAnswer } from './take-answer';

/** Takes a household's own answer, by its link, until the last day is over where the wedding is. */
export const answerInvitation: Handler<'answerInvitation'> = ({ firestore, now }, { params, body }) =>
  inTurnOfLink(firestore, params.token, async (transaction) => {
    const household = await readHousehold(firestore, transaction, params.token);
    const at = Timestamp.fromMillis(now());
    if (isClosed(household, now()))
      throw new Refusal(409, 'answers-closed', 'The last day to answer is over. Please write to the couple.');
    return takeAnswer({ firestore, transaction, at, answeredBy: 'guest', by: null }, household, body);
  });

/** Stores an answer that a household gave the couple, such as by phone: also after the last day, and without a link. */
export const answerForHousehold: Handler<'answerForHousehold'> = async ({ firestore, now }, call) => {
  const { weddingId, ...said } = call.body;
  const { uid } = caller(call);
  const { householdId } = call.params;
  return inTurn(firestore, weddingId, async (transaction) => {
    const household = await householdOfCouple(firestore, transaction, { weddingId, householdId, uid });
    const at = Timestamp.fromMillis(now());
    return takeAnswer({ firestore, transaction, at, answeredBy: 'couple', by: uid }, household, said);
  });
};
