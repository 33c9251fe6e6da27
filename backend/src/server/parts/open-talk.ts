import { type FastifyBaseLogger } from 'fastify';
import { openTalkLetters, type TalkLetters } from '#mail/talk/talk-letters';
import { regularly } from '../regularly';

interface Options {
  parts: Omit<Parameters<typeof openTalkLetters>[0], 'chance' | 'gaveUp'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

interface OpenTalk {
  letters: TalkLetters;
  /** Sends what an earlier run left. */
  deliverSoon: () => void;
  close: () => Promise<void>;
}

/** Intervals of looking for due letters, and of deleting old ones. */
const pollMs = 30_000;
const sweepIntervalMs = 3_600_000;

/** Opens the letters about messages, and has them sent. */
export const openTalk = ({ parts, log }: Options): OpenTalk => {
  const letters = openTalkLetters({
    ...parts,
    chance: Math.random,
    gaveUp: (letter) => log.warn(letter, 'A letter was given up: posy failed-letters lists them'),
  });
  const notSent = (error: unknown): void => log.error({ error }, 'Letters about messages were not sent');
  let first = Promise.resolve();
  const stops = [
    regularly(pollMs, letters.deliver, notSent),
    regularly(sweepIntervalMs, letters.sweep, (error) => log.error({ error }, 'Letters about messages were not swept')),
  ];
  return {
    letters,
    deliverSoon() {
      first = letters.deliver().catch(notSent);
    },
    async close() {
      letters.close();
      await first;
      for (const stop of stops) await stop();
    },
  };
};
