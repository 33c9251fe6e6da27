import { type CountryCode, type Locale } from '@posy/shared-contracts/markets';
import { type Language } from './content';

/** The subjects of a venue's pictures, in the order of its gallery. */
export const venueViews = ['outside', 'room', 'table', 'garden', 'night'] as const;
export type VenueView = (typeof venueViews)[number];

export interface DemoMarket {
  countryCode: CountryCode;
  /** In the market's own language. */
  country: string;
  locale: Locale;
  language: Language;
  /** British spelling is turned into American. */
  american: boolean;
  /** Suppliers and real weddings in the default catalogue. */
  suppliers: number;
  realWeddings: number;
  words: {
    illustration: (subject: string, name: string) => string;
    /** The label of one of several illustrations. */
    numbered: (label: string, number: number) => string;
    /** Labels of a venue's pictures, by subject. */
    views: Record<VenueView, string>;
    photo: (number: number, name: string) => string;
    openDay: (name: string) => string;
  };
}

const english = {
  illustration: (subject: string, name: string) => `Illustration: ${subject}, ${name}`,
  numbered: (label: string, number: number) => `${label}, no. ${number}`,
  views: {
    outside: 'From outside',
    room: 'The room',
    table: 'A laid table',
    garden: 'The garden',
    night: 'At night',
  },
  photo: (number: number, name: string) => `Photo ${number} of ${name}`,
  openDay: (name: string) => `Open day at ${name}`,
};

/** At least a thousand suppliers in each market, more where more people live; 400 real weddings. */
export const markets: readonly DemoMarket[] = [
  {
    countryCode: 'GB',
    country: 'United Kingdom',
    locale: 'en-GB',
    language: 'en',
    american: false,
    suppliers: 3000,
    realWeddings: 200,
    words: english,
  },
  {
    countryCode: 'IE',
    country: 'Ireland',
    locale: 'en-GB',
    language: 'en',
    american: false,
    suppliers: 1000,
    realWeddings: 50,
    words: english,
  },
  {
    countryCode: 'US',
    country: 'United States',
    locale: 'en-US',
    language: 'en',
    american: true,
    suppliers: 2400,
    realWeddings: 50,
    words: english,
  },
  {
    countryCode: 'DE',
    country: 'Deutschland',
    locale: 'de-DE',
    language: 'de',
    american: false,
    suppliers: 1200,
    realWeddings: 50,
    words: {
      illustration: (subject, name) => `Illustration: ${subject}, ${name}`,
      numbered: (label, number) => `${label}, Nr. ${number}`,
      views: {
        outside: 'Von außen',
        room: 'Der Saal',
        table: 'Ein gedeckter Tisch',
        garden: 'Der Garten',
        night: 'Bei Nacht',
      },
      photo: (number, name) => `Foto ${number} von ${name}`,
      openDay: (name) => `Tag der offenen Tür: ${name}`,
    },
  },
  {
    countryCode: 'FR',
    country: 'France',
    locale: 'fr-FR',
    language: 'fr',
    american: false,
    suppliers: 1000,
    realWeddings: 50,
    words: {
      illustration: (subject, name) => `Illustration\u00a0: ${subject}, ${name}`,
      numbered: (label, number) => `${label}, nº\u00a0${number}`,
      views: {
        outside: 'De l’extérieur',
        room: 'La salle',
        table: 'Une table dressée',
        garden: 'Le jardin',
        night: 'De nuit',
      },
      photo: (number, name) => `Photo ${number} de ${name}`,
      openDay: (name) => `Portes ouvertes\u00a0: ${name}`,
    },
  },
];

export const marketOf = (countryCode: CountryCode): DemoMarket => {
  const found = markets.find((market) => market.countryCode === countryCode);
  if (found === undefined) throw new Error(`No market ${countryCode}`);
  return found;
};
