import { type ApiContext } from '#api/handler';
import { sendDecisionLetters } from '#api/reviews/letters/decision-letters';
import { regularly } from '../regularly';
import { type ServerHooks } from '../server-hooks';

/** The time between two searches for letters about reviews that are due. */
const lookEveryMs = 5000;

/** Sends the letters about moderators' decisions, also those that an earlier run left. Answers how to stop. */
export const openDecisionLetters = (
  context: ApiContext,
  { log }: Pick<Required<ServerHooks>, 'log'>,
): (() => Promise<void>) =>
  regularly(
    lookEveryMs,
    () => sendDecisionLetters(context),
    (error) => log.error({ error }, 'Letters about reviews were not sent'),
  );
