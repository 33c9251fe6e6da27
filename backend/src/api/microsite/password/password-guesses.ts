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

/** Refuses a try at a password before it costs its hash, when the website is being guessed at. */
export const requireFewGuesses = (counts: CallCounts, guess: Guess): void => {
  if (counts.of(wrongOf(guess), guess.now) < suspicious.max) return;
  if (!counts.take(`tries at ${guess.weddingId} from ${guess.network}`, thenEach, guess.now))
    throw new Refusal(429, 'too-many-requests', 'That was too often: please wait a moment.');
};

export const noteWrongGuess = (counts: CallCounts, guess: Guess): void =>
  void counts.take(wrongOf(guess), suspicious, guess.now);
