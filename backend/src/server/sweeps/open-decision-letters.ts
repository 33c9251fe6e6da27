import { type ApiContext } from '#api/handler';
import { sendDecisionLetters } from '#api/reviews/letters/decision-letters';
import { regularly } from '../regularly';
import { type ServerHooks } from '../server-hooks';

/** Sends the letters about moderators' decisions, also those that an earlier run left. Answers how to stop. */
export const openDecisionLetters = (
  context: ApiContext,
  { log, decisionLettersMs }: Pick<Required<ServerHooks>, 'log' | 'decisionLettersMs'>,
): (() => Promise<void>) =>
  regularly(
    decisionLettersMs,
    () => sendDecisionLetters(context),
    (error) => log.error({ error }, 'Letters about reviews were not sent'),
  );
