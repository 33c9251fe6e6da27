import { deliverGuestLetters, sweepGuestLetters } from '#api/households/letters/deliver-guest-letters';
import { regularly } from '../regularly';
import { type ServerHooks } from '../server-hooks';

interface Options {
  parts: Omit<Parameters<typeof deliverGuestLetters>[0], 'chance' | 'gaveUp'>;
  hooks: Pick<Required<ServerHooks>, 'log'>;
}

/** The times between two searches for couples' letters that are due, and for letters that went long ago. */
const lookEveryMs = 5000;
const sweepEveryMs = 3_600_000;

/** Has couples' letters to their guests sent, also those that an earlier run left. Answers how to stop. */
export const openGuestLetters = ({ parts, hooks: { log } }: Options): (() => Promise<void>) => {
  const whole = {
    ...parts,
    chance: Math.random,
    gaveUp: (letter: object) => log.warn(letter, 'A letter to guests was given up'),
  };
  const stops = [
    regularly(
      lookEveryMs,
      () => deliverGuestLetters(whole),
      (error) => log.error({ error }, 'Letters to guests were not sent'),
    ),
    regularly(
      sweepEveryMs,
      () => sweepGuestLetters(parts),
      (error) => log.error({ error }, 'Letters to guests were not swept'),
    ),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
};
