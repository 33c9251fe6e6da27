import { translationLanguages } from '@posy/shared-contracts/constants';
import { TranslationSpent } from '#translation/sparing-translator';
import { type Translator } from '#translation/translator';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';

/** Refuses a language that is not supported. Source: S8-translation-01. */
export const requireLanguage = (language: string): void => {
  if (!(translationLanguages as readonly string[]).includes(language))
    throw new Refusal(400, 'translation-language', `Translation into "${language}" is not supported.`);
};

/** The service; refuses where none is configured. Source: D-translation-02. */
export const requireTranslator = (translator: Translator | null): Translator => {
  if (translator === null) throw new Refusal(404, 'translation-unavailable', 'Translation is not available here.');
  return translator;
};

/** Into what words are translated here; nothing without a service. Source: D-translation-02. */
export const translations: Handler<'translations'> = ({ translator }) => ({
  languages: translator === null ? [] : [...translationLanguages],
});

const notToday = () =>
  new Refusal(503, 'translation-failed', 'Nothing more is translated here today: please try again tomorrow.');

/** Awaits the translation service; refuses the call when today's limit is reached. */
export const unlessSpent = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    throw error instanceof TranslationSpent ? notToday() : error;
  }
};
