import { type PriceBasis } from '@posy/shared-contracts/entities';
import { type PageWords } from './page-words';

/** Bases of prices; the others are prices of the whole. */
const bases: Partial<Record<PriceBasis, string>> = {
  'per-day': 'pro Tag',
  'per-head': 'pro Gast',
  'per-hour': 'pro Stunde',
  'per-item': 'pro Stück',
};
const whole = 'im Ganzen';

const reviewsIn = (count: number): string => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`);

export const german: PageWords = {
  home: 'Start',
  needsScripts: 'Zum Planen braucht Posy JavaScript. Das hier sagt die Seite auch ohne.',
  demo: 'Demodaten: Alle Dienstleister, Bewertungen und Bilder hier sind erfunden.',
  start: 'Registrieren',
  logIn: 'Anmelden',
  markets: 'Länder',
  market: { uk: 'United Kingdom', ie: 'Ireland', us: 'United States', de: 'Deutschland', fr: 'France' },
  within: { uk: 'in Großbritannien', ie: 'in Irland', us: 'in den USA', de: 'in Deutschland', fr: 'in Frankreich' },
  illustration: (subject) => `Illustration: ${subject}`,
  index: {
    title: 'Plant eure Hochzeit gemeinsam',
    description:
      'Ein ruhiger Ort für eure Hochzeitsplanung: eine Checkliste zu eurem Datum, Dienstleister in der Nähe und eine Website für eure Gäste.',
    heading: 'Eine Hochzeit ist ein Strauß aus hundert kleinen Dingen.',
    lead: 'Behaltet die Liste im Griff, findet die Menschen, die den Tag ausmachen, und sagt allen, wo sie sein sollen. Posy bindet alles zusammen, für Paare kostenlos.',
    categories: 'Wen braucht ihr?',
  },
  directory: {
    title: 'Hochzeitsdienstleister',
    description:
      'Findet Locations, Fotografie, Floristik und alle anderen, die ihr braucht, mit Preisen und Bewertungen.',
  },
  category: {
    title: (category, place) => `${category} ${place}`,
    description: (category, place, count) =>
      `${category} ${place}: Vergleicht ${count === 1 ? 'ein Profil' : `${count} Profile`} mit Preisen, Bewertungen und echten Hochzeiten.`,
    count: (count) => (count === 1 ? '1 Anbieter' : `${count} Anbieter`),
  },
  landing: {
    kind: (kind, category) => `${category} (${kind})`,
    place: (county) => `in ${county}`,
    intro: (category, place, count) =>
      `${category} ${place}: ${count} zum Vergleichen. Jeder Preis sagt, was er enthält und an welchen Tagen er gilt, jede Bewertung, wann die Hochzeit war. Fragt zwei oder drei für denselben Tag an, bevor ihr eine Besichtigung ausmacht.`,
    towns: (names, count, isAll) => (isAll ? `Sie sind in ${names}.` : `In ${count} Orten, darunter ${names}.`),
    prices: (count, basis, { from, to, middle }) =>
      `${count} davon rechnen ${bases[basis] ?? whole}: Ihre Preise beginnen zwischen ${from} und ${to}, die Hälfte bei höchstens ${middle}.`,
    room: (meaning, least, most) =>
      ({
        guests: `Das kleinste Angebot ist für bis zu ${least} Gäste, das größte für bis zu ${most}.`,
        portions: `Je nach Anbieter sind es höchstens ${least} bis ${most} Portionen.`,
        seats: `Je nach Anbieter sind es ${least} bis ${most} Plätze.`,
      })[meaning],
  },
  supplier: {
    pictures: (count, name) => `${count === 1 ? 'Ein Bild' : `${count} Bilder`}: ${name}`,
    from: (price) => `Ab ${price}`,
    onRequest: 'Preis auf Anfrage',
    rating: (average, count) => `${average} von 5 aus ${reviewsIn(count)}`,
    about: 'Über uns',
    packages: 'Pakete',
    saturday: (price) => `Ein Samstag in der Saison: ${price}`,
    otherDays: (price) => `Andere Freitage, Samstage und Sonntage: ${price}`,
    questions: 'Fragen',
    reviews: 'Bewertungen',
    allReviews: 'Alle Bewertungen',
    place: 'Ort',
  },
  reviews: {
    title: 'Was andere Paare sagen',
    description: 'Bewertungen von Hochzeitsdienstleistern durch Paare, die sie erlebt haben, und unsere Regeln dafür.',
    policyTitle: 'Unsere Regeln für Bewertungen',
    policy:
      'Wer bewerten darf, wie geprüft wird, die acht Regeln für gute wie für schlechte Bewertungen, und was abgelehnt wurde.',
    of: (supplier) => `Bewertungen von ${supplier}`,
    describe: (supplier, rating) => `Was Paare über ${supplier} sagen: ${rating}.`,
    none: 'Noch keine Bewertungen.',
    stars: (stars) => `${stars} von 5 Sternen`,
    profile: 'Zum Profil',
  },
  forSuppliers: {
    title: 'Für Hochzeitsdienstleister',
    description:
      'Übernehmen Sie das Profil Ihres Betriebs: Anfragen von Paaren beantworten, eigene Bilder, Preise und freie Tage zeigen.',
  },
  weddings: {
    title: 'Echte Hochzeiten',
    description: 'Wofür sich Paare entschieden haben, wie der Tag war und wer dabei geholfen hat, von klein bis groß.',
    credits: 'Wer dabei geholfen hat',
  },
  advice: {
    title: 'Rat und Tipps',
    description:
      'Kurze Texte von Leuten, die schon die eine oder andere Hochzeit geplant haben. Ohne Werbung, mit Zahlen, wo sie helfen.',
    next: 'Weiterlesen',
  },
  signup: 'Registrieren oder anmelden',
  website: {
    title: 'Hochzeitswebsite',
    of: (names) => `${names}: unsere Hochzeit`,
    description: 'Wo und wann ihr dabei seid, und wie ihr antwortet.',
    mainEvent: 'Unser Hochzeitstag',
    reply: 'Auf eure Einladung antworten',
    theDay: 'Der Tag',
    credits: 'Wir danken',
    gettingThere: 'So kommt ihr hin',
    attire: (attire) => `Kleidung: ${attire}`,
  },
  notFound: {
    title: 'Unter dieser Adresse gibt es nichts',
    body: 'Vielleicht ist die Seite umgezogen, oder ein Buchstabe ist verrutscht. Euer Plan ist sicher.',
    back: 'Zurück zum Start',
  },
  bootFailed: {
    title: 'Posy ist gerade nicht geladen',
    body: 'Ein Teil der Seite ging unterwegs verloren. Was ihr gespeichert habt, ist noch da.',
    retry: 'Noch einmal versuchen',
  },
  override: {
    title: 'Nicht die veröffentlichte Version',
    refusedTitle: 'Das ist die veröffentlichte Version',
    stored: (remote, version) => `${remote} ${version} wird gezeigt, nur in diesem Tab.`,
    developer: (remote, origin) =>
      `${remote} kommt von ${origin}, nur in diesem Tab. Niemand prüft, ob die Dateien unverändert sind: Mach nur weiter, wenn der Server deiner ist.`,
    unreachable: (remote, origin) =>
      `${origin} antwortet nicht als ${remote}, darum siehst du die veröffentlichte Version. Starte den Server und lade die Seite neu.`,
    refused: (asked, why) => `${asked} wird nicht verwendet. ${why}`,
    refusals: {
      unreadable: 'Die Adresse muss ein Remote mit Version oder Server nennen, etwa mfe-reviews@0.1.0.',
      origin: 'Diese Installation erlaubt den Server nicht.',
      'release-set': 'Das Release-Set in der Adresse ist hier nicht mehr gespeichert.',
    },
    back: 'Zurück zur veröffentlichten Version',
  },
};
