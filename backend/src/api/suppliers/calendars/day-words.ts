import { type Locale } from '@posy/shared-contracts/markets';

/** Titles of a supplier's days in its feed. */
interface DayWords {
  busy: string;
  /** For whom, where that is known. */
  held: (couples: string) => string;
  until: (day: string) => string;
}

const english: DayWords = {
  busy: 'Taken',
  held: (couples) => (couples === '' ? 'Held' : `Held for ${couples}`),
  until: (day) => `Until ${day}`,
};

/** The words of a supplier's feed in a catalogue's language. */
export const dayWords: Readonly<Record<Locale, DayWords>> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    busy: 'Vergeben',
    held: (couples) => (couples === '' ? 'Reserviert' : `Reserviert für ${couples}`),
    until: (day) => `Bis ${day}`,
  },
  'fr-FR': {
    busy: 'Pris',
    held: (couples) => (couples === '' ? 'En option' : `En option pour ${couples}`),
    until: (day) => `Jusqu’au ${day}`,
  },
};
