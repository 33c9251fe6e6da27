import { type Locale } from '@posy/shared-contracts/markets';

/** The fixed texts of a feed, besides those that the couple wrote. */
export interface FeedWords {
  /** The calendar's name; `couple` is empty while no names are known. */
  calendar: (couple: string) => string;
  mainEvent: string;
  /** Title for a number of main tasks due by this day. */
  tasks: (count: number) => string;
  /** A task that was put off to this day. */
  backOn: (title: string) => string;
  payment: (what: string, amount: string) => string;
  payer: (name: string) => string;
  attire: (attire: string) => string;
  visit: (name: string) => string;
  /** The last day on which a supplier keeps the wedding's day free. */
  hold: (name: string) => string;
}

const english: FeedWords = {
  calendar: (couple) => (couple === '' ? 'Wedding plan' : `Wedding of ${couple}`),
  mainEvent: 'The wedding',
  tasks: (count) => (count === 1 ? 'Wedding: one thing to do by today' : `Wedding: ${count} things to do by today`),
  backOn: (title) => `Back on your list: ${title}`,
  payment: (what, amount) => `Pay ${amount}${what === '' ? '' : `, ${what}`}`,
  payer: (name) => `${name} pays.`,
  attire: (attire) => `What to wear: ${attire}`,
  visit: (name) => `Visit: ${name}`,
  hold: (name) => `${name} holds your day until today`,
};

const german: FeedWords = {
  calendar: (couple) => (couple === '' ? 'Hochzeitsplanung' : `Hochzeit von ${couple}`),
  mainEvent: 'Die Hochzeit',
  tasks: (count) => (count === 1 ? 'Hochzeit: eine Aufgabe bis heute' : `Hochzeit: ${count} Aufgaben bis heute`),
  backOn: (title) => `Wieder auf eurer Liste: ${title}`,
  payment: (what, amount) => `${amount} zahlen${what === '' ? '' : `, ${what}`}`,
  payer: (name) => `Zahlt: ${name}.`,
  attire: (attire) => `Kleidung: ${attire}`,
  visit: (name) => `Besichtigung: ${name}`,
  hold: (name) => `${name} hält euren Tag bis heute frei`,
};

const french: FeedWords = {
  calendar: (couple) => (couple === '' ? 'Projet de mariage' : `Mariage de ${couple}`),
  mainEvent: 'Le mariage',
  tasks: (count) =>
    count === 1
      ? 'Mariage : une chose à faire d’ici aujourd’hui'
      : `Mariage : ${count} choses à faire d’ici aujourd’hui`,
  backOn: (title) => `De retour sur votre liste : ${title}`,
  payment: (what, amount) => `Payer ${amount}${what === '' ? '' : `, ${what}`}`,
  payer: (name) => `Payé par : ${name}.`,
  attire: (attire) => `Tenue : ${attire}`,
  visit: (name) => `Visite : ${name}`,
  hold: (name) => `${name} garde votre date jusqu’à aujourd’hui`,
};

/** A feed's words in a catalogue's language. */
export const feedWords: Readonly<Record<Locale, FeedWords>> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': german,
  'fr-FR': french,
};
