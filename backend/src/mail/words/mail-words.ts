import { type Locale } from '@posy/shared-contracts/markets';
import { deDE } from './de-de';
import { enGB } from './en-gb';
import { frFR } from './fr-fr';
import { type MailWords } from './letter';

/** The letters in each language; no word of them is spelt differently in American English. */
export const mailWords: Record<Locale, MailWords> = { 'en-GB': enGB, 'en-US': enGB, 'de-DE': deDE, 'fr-FR': frFR };
