import { type Locale } from '@posy/shared-contracts/markets';
import { german } from './de-DE';
import { english } from './en-GB';
import { american } from './en-US';
import { french } from './fr-FR';
import { type GuestWords } from './guest-words';

const catalogues: Record<Locale, GuestWords> = {
  'en-GB': english,
  'en-US': american,
  'de-DE': german,
  'fr-FR': french,
};

/** The words of a catalogue. */
export const guestWordsOf = (locale: Locale): GuestWords => catalogues[locale];
