/** Into what a supplier's words are translated when nothing else is asked for. Source: S9-limits-09. */
export const defaultTranslationLanguage = 'en';

/** ISO 639-1 codes that may be asked for; another is refused. Source: S8-translation-01. */
export const translationLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const;
