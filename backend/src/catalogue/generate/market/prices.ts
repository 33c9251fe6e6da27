import { type Money, type SupplierFacts } from '@posy/shared-contracts/entities';
import { venueKind } from '#catalogue/content/content';
import { type CategoryContent } from '#catalogue/content/content-schema';
import { type DemoMarket } from '#catalogue/content/markets';
import { type SupplierPackage, type SupplierPrice } from '#catalogue/records/supplier-record';
import { type Chance } from '../chance/chance';
import { type Outline } from '../outline/outline';
import { priceWords } from './price-words';

/** Deviations from the middle to the tenth and the ninetieth percentile of a normal distribution. */
const tenth = 1.2816;

interface Spread {
  p10: number;
  median: number;
  p90: number;
}

/** Log-normal through three points: one width below the median, another above. */
export const drawFrom = (spread: Spread, chance: Chance): number => {
  const z = chance.normal();
  const edge = z < 0 ? spread.p10 : spread.p90;
  return spread.median * Math.exp((Math.abs(z) * Math.log(edge / spread.median)) / tenth);
};

/** Prices as people write them: £4.20, £68, £1,450, £12,500. Minor units in and out. */
export const roundPrice = (amount: number): number => {
  const step =
    amount >= 1_000_000 ? 25_000 : amount >= 100_000 ? 5_000 : amount >= 10_000 ? 500 : amount >= 1_000 ? 50 : 5;
  return Math.max(step, Math.round(amount / step) * step);
};

export interface Prices {
  price: SupplierPrice | null;
  packages: SupplierPackage[];
}

/** A city's rent is in its prices: a tenth more for each tenfold of people, from a town of ten thousand. */
const regionFactor = ({ population }: Outline['place']): number =>
  0.94 + 0.1 * Math.log10(Math.max(10_000, population) / 10_000);

/** Guests that a venue at the median price has. */
const usualGuests = 115;

/**
 * Draws the price of the middle package: for a venue by kind and size, for other trades by the category's spread, for
 * both by place.
 */
const drawBase = (
  market: DemoMarket,
  category: CategoryContent,
  outline: Outline,
  guests: number,
  chance: Chance,
): number => {
  const spread = category.prices[market.countryCode];
  if (outline.kind === null) return drawFrom(spread, chance) * regionFactor(outline.place);
  const size = (guests / usualGuests) ** 0.75;
  const own = Math.exp(chance.normal() * 0.22);
  return spread.median * venueKind(outline.kind).price * size * regionFactor(outline.place) * own;
};

interface PriceDraw {
  market: DemoMarket;
  category: CategoryContent;
  outline: Outline;
  facts: SupplierFacts;
}

/** A weekend with nights is for houses with beds. */
const possiblePackages = ({ slug, packages }: CategoryContent, { sleeps }: SupplierFacts) =>
  packages.filter(({ key }) => slug !== 'venues' || key !== 'the-long-weekend' || (sleeps ?? 0) > 0);

/** Packages of several days at one price, in a category that otherwise asks by the day. */
const severalDays: ReadonlySet<string> = new Set(['the-long-weekend']);

/** A room until midnight, where the music ends long before. */
const isTooLate = (part: string, { curfew }: SupplierFacts): boolean =>
  typeof curfew === 'string' && curfew > '06:00' && curfew < '23:30' && /midnight|Mitternacht|minuit/.test(part);

/** Share of suppliers that state no price. */
const onRequest = 0.08;
const saturdayFactor = 1.18;
/** A Friday, a Sunday, or a Saturday in winter. */
const otherDaysFactor = 0.9;
/** Returns true for services, whose price depends on the day; goods cost the same on every day. */
const hasSaturdays = (slug: CategoryContent['slug']) =>
  !['cakes', 'dress', 'menswear', 'stationery', 'caterers'].includes(slug);

/** Packages, the cheapest as “from” with what it buys and when, and a Saturday in season. */
export const drawPrices = ({ market, category, outline, facts }: PriceDraw, chance: Chance): Prices => {
  if (chance.yes(onRequest)) return { price: null, packages: [] };
  const { currency } = category.prices[market.countryCode];
  const base = drawBase(market, category, outline, facts.capacityDayMax ?? usualGuests, chance);
  const money = (factor: number): Money => ({ amount: roundPrice(base * factor), currency });
  const packages = possiblePackages(category, facts).map((item) => ({
    id: `${outline.id}-${item.key}`,
    name: item.names[market.locale],
    includes: item.includes[market.locale].filter((part) => !isTooLate(part, facts)),
    price: money(item.priceFactor),
    unit: severalDays.has(item.key) ? ('total' as const) : category.priceUnit,
  }));
  const [cheapest, ...dearer] = [...packages].sort((a, b) => a.price.amount - b.price.amount);
  if (cheapest === undefined) return { price: null, packages };
  const words = priceWords(market, category);
  const isVenue = category.slug === 'venues';
  const saturday = {
    ...money(saturdayFactor),
    basis: isVenue ? 'per-day' : 'total',
    condition: words.saturday,
  } as const;
  const otherDays = { ...money(otherDaysFactor), basis: 'per-day', condition: words.otherDays } as const;
  return {
    packages,
    price: {
      unit: category.priceUnit,
      from: cheapest.price,
      to: dearer.at(-1)?.price ?? cheapest.price,
      basis: isVenue ? words.venue : words.package(cheapest.name, cheapest.includes[0] ?? ''),
      condition: isVenue ? words.weekdays : '',
      saturday: hasSaturdays(category.slug) ? saturday : null,
      // A supplier with one price for all days but Saturdays in season states it as “from”.
      otherDays: isVenue ? otherDays : null,
    },
  };
};
