import { type Translator } from './translator';

/** The service is sent no more today. */
export class TranslationSpent extends Error {
  override readonly name = 'TranslationSpent';
}

interface Options {
  now: () => number;
  /** Letters that the service is sent in a day, of UTC. */
  mostLetters: number;
  /** Hears, once a day, that they are spent. */
  warn: (sentence: string) => void;
}

const dayMs = 86_400_000;

const lettersIn = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/**
 * Limits the letters sent to a service in a day, over all accounts: it is paid by the letter, and limits by person or
 * address do not add up to a bound. A text beyond the limit rejects with `TranslationSpent`.
 */
export const sparingTranslator = (service: Translator, { now, mostLetters, warn }: Options): Translator => {
  let today = -1;
  let sent = 0;
  let hasWarned = false;
  const beginDay = (): void => {
    const day = Math.floor(now() / dayMs);
    if (day === today) return;
    [today, sent, hasWarned] = [day, 0, false];
  };
  const refuse = (): never => {
    if (!hasWarned)
      warn(`Nothing more is translated today: ${mostLetters} letters are spent (POSY_TRANSLATION_LETTERS).`);
    hasWarned = true;
    throw new TranslationSpent('The letters that the service is sent in a day are spent.');
  };
  return {
    async translate(texts, source, target) {
      beginDay();
      const letters = lettersIn(texts);
      if (sent + letters > mostLetters) return refuse();
      sent += letters;
      return service.translate(texts, source, target);
    },
  };
};
