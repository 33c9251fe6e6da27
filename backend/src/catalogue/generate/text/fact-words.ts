import { venueKind } from '#catalogue/content/content';
import { type DemoMarket } from '#catalogue/content/markets';
import { type Slots } from '#catalogue/content/slots';
import { type Voice } from './voice';

/** “11.30 pm”, “23:30 Uhr”, “23 h 30”, “midnight”. */
const timeIn = ({ language }: DemoMarket, time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours === 0 && minutes === 0) return { en: 'midnight', de: 'Mitternacht', fr: 'minuit' }[language];
  if (language === 'de') return `${time} Uhr`;
  if (language === 'fr') return `${hours} h${minutes === 0 ? '' : ` ${String(minutes).padStart(2, '0')}`}`;
  const half = hours >= 12 ? 'pm' : 'am';
  return `${hours % 12 || 12}${minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`} ${half}`;
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = ({ locale }: DemoMarket, currency: string): Intl.NumberFormat => {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  const format = formats.get(locale + currency) ?? new Intl.NumberFormat(locale, options);
  formats.set(locale + currency, format);
  return format;
};

const moneyIn = (market: DemoMarket, amount: number, currency: string): string =>
  formatOf(market, currency).format(amount / 100);

const lower = ({ language }: DemoMarket, word: string) => (language === 'de' ? word : word.toLocaleLowerCase());

/** Figures of the facts for texts, which may use no others. */
export const factSlots = ({ market, outline, facts, category }: Voice): Slots => {
  if (outline.kind === null) return {};
  const { currency } = category.prices[market.countryCode];
  return {
    kind: lower(market, venueKind(outline.kind).labels[market.locale]),
    sleeps: String(facts.sleeps ?? 0),
    evening: String(facts.capacityEvening ?? 0),
    curfew: timeIn(market, facts.curfew ?? '00:00'),
    corkage: moneyIn(market, facts.corkage ?? 0, currency),
  };
};

const timbered = new Set(['barn', 'mill', 'mas', 'vineyard', 'ranch', 'alm', 'lodge', 'boathouse']);

/** Tags that are true of a supplier, as texts require them. */
export const tagsOf = ({ outline, facts, features }: Voice): Set<string> => {
  if (outline.kind === null) return new Set();
  const { setting } = venueKind(outline.kind);
  const has = (key: string) => features.some((feature) => feature.key === key);
  const all: [string, boolean][] = [
    [setting, true],
    ['timber', timbered.has(outline.kind)],
    ['two-rooms', (facts.rooms ?? 0) >= 2],
    ['three-rooms', (facts.rooms ?? 0) >= 3],
    ['sleeps', (facts.sleeps ?? 0) > 0],
    ['no-sleeps', facts.sleeps === 0],
    [facts.catering ?? '', true],
    [facts.stepFree === true ? 'step-free' : 'steps', true],
    ['corkage', (facts.corkage ?? 0) > 0],
    ['wet-weather', has('wet-weather')],
    ['exclusive', has('exclusive-use')],
    ['garden', has('outdoor-ceremony') || has('marquee-lawn')],
  ];
  return new Set(all.filter(([, holds]) => holds).map(([tag]) => tag));
};
