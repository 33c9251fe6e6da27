import { type CategoryContent } from '#catalogue/content/content-schema';
import { type DemoMarket } from '#catalogue/content/markets';

export interface PriceWords {
  weekdays: string;
  saturday: string;
  otherDays: string;
  /** Label of a venue's price. */
  venue: string;
  /** Label of a package's price: its name, and its first item. */
  package(name: string, first: string): string;
}

const units = {
  en: { 'per-head': 'per guest', 'per-item': 'each', 'per-day': '', from: '' },
  de: { 'per-head': 'je Gast', 'per-item': 'je Stück', 'per-day': '', from: '' },
  fr: { 'per-head': 'par convive', 'per-item': 'l’unité', 'per-day': '', from: '' },
} as const;

const days = {
  en: {
    weekdays: 'Monday to Thursday',
    saturday: 'A Saturday from May to September',
    otherDays: 'Any other Friday, Saturday or Sunday',
    colon: ': ',
  },
  de: {
    weekdays: 'Montag bis Donnerstag',
    saturday: 'Ein Samstag von Mai bis September',
    otherDays: 'Jeder andere Freitag, Samstag oder Sonntag',
    colon: ': ',
  },
  fr: {
    weekdays: 'Du lundi au jeudi',
    saturday: 'Un samedi de mai à septembre',
    otherDays: 'Un autre vendredi, samedi ou dimanche',
    colon: '\u00a0: ',
  },
} as const;

/** The words beside a price, in the market's language. */
export const priceWords = (market: DemoMarket, { priceUnit, priceBasis }: CategoryContent): PriceWords => {
  const { weekdays, saturday, otherDays, colon } = days[market.language];
  const unit = units[market.language][priceUnit];
  return {
    weekdays,
    saturday,
    otherDays,
    venue: priceBasis[market.locale],
    package: (name, first) => [unit, `${name}${colon}${first}`].filter(Boolean).join(', '),
  };
};
