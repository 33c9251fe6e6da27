import { type CallCounts, type Most } from '#api/call-counts';
import { Refusal } from '#api/refusal';

const minute = 60_000;

/** Wrong passwords of one website, from wherever they come, before it is taken for guessing. */
const suspicious: Most = { max: 100, timeWindow: 10 * minute };
/**
 * Guesses that each address has left after the shared limit is reached: enough for a guest who mistypes, so that an
 * attacker's guesses cannot lock all guests out.
 */
const thenEach: Most = { max: 3, timeWindow: 10 * minute };

/** The guessing address, and the website. */
interface Guess {
  weddingId: string;
  network: string;
  now: number;
}

const wrongOf = ({ weddingId }: Guess): string => `wrong passwords of ${weddingId}`;

/**
 * Counts a try at a password as a wrong one, before it costs its hash: those that are sent at once count as much as those
 * that wait for each other. Refuses it when the website is being guessed at. Returns what takes the count back.
 */
export const countGuess = (counts: CallCounts, guess: Guess): (() => void) => {
  if (counts.take(wrongOf(guess), suspicious, guess.now)) return () => counts.giveBack(wrongOf(guess), guess.now);
  if (!counts.take(`tries at ${guess.weddingId} from ${guess.network}`, thenEach, guess.now))
    throw new Refusal(429, 'too-many-requests', 'That was too often: please wait a moment.');
  return () => undefined;
};
