import { type OwnProfile, type StatedPrice } from '@posy/shared-contracts/entities';
import { completenessOf } from '@posy/shared-contracts/rules';
import { categoryContent } from '../content/content';
import { marketOf } from '../content/markets';
import { teaserOf } from '../generate/text/texts';
import {
  type Labelled,
  type SupplierPackage,
  type SupplierPrice,
  type SupplierRecord,
} from '../records/supplier-record';

/** Returns the fields of a supplier that its own people may edit, as they are now. */
export const ownOf = (record: SupplierRecord): OwnProfile => ({
  description: record.description,
  managerMessage: record.managerMessage,
  highlights: record.highlights,
  packages: record.packages.map(({ name, includes, price, unit }) => ({
    name,
    includes,
    price: price.amount,
    unit: unit === 'from' ? 'total' : unit,
  })),
  saturday: record.price?.saturday?.amount ?? null,
  offers: record.offers.map(({ title, endsOn }) => ({ title, endsOn })),
  questions: record.questions.map(({ question, answer }) => ({ question, answer })),
  features: record.features.map(({ key }) => key),
  facts: record.facts,
  closed: record.closed ?? { weekdays: [], months: [] },
  photos: record.photos.map(({ seed, label, portrait = false, group }) => ({
    ...{ seed, label, portrait },
    ...(group !== undefined && { group }),
  })),
});

/** The features that a supplier of a category may have, in its market's language. */
export const featuresFor = ({ type, countryCode }: Pick<SupplierRecord, 'type' | 'countryCode'>): Labelled[] => {
  const { locale } = marketOf(countryCode);
  return categoryContent(type).features.map(({ key, labels }) => ({ key, label: labels[locale] }));
};

export const currencyOf = ({ type, countryCode }: Pick<SupplierRecord, 'type' | 'countryCode'>) =>
  categoryContent(type).prices[countryCode].currency;

const packagesOf = ({ packages }: OwnProfile, record: SupplierRecord): SupplierPackage[] =>
  packages.flatMap(({ name, includes, price, unit }, at) =>
    price === null
      ? []
      : [
          {
            id: `${record.id}-package-${at + 1}`,
            name,
            includes,
            unit,
            price: { amount: price, currency: currencyOf(record) },
          },
        ],
  );

/** Returns the price of a Saturday, when the profile has one. */
const saturdayOf = (
  { saturday }: OwnProfile,
  record: SupplierRecord,
  basis: SupplierPrice['unit'],
): StatedPrice | null =>
  saturday === null ? null : { amount: saturday, currency: currencyOf(record), basis, condition: '' };

/**
 * Returns the price range of lists and filters: the lowest of the packages with the same unit, and the highest. Without
 * packages it is the catalogue's range, with the profile's Saturday.
 */
const priceOf = (
  own: OwnProfile,
  packages: readonly SupplierPackage[],
  record: SupplierRecord,
): SupplierPrice | null => {
  const { price: before } = record;
  const [least] = packages.toSorted((a, b) => a.price.amount - b.price.amount);
  if (least === undefined)
    return before === null ? null : { ...before, saturday: saturdayOf(own, record, before.unit) };
  const dearest = Math.max(...packages.filter(({ unit }) => unit === least.unit).map(({ price }) => price.amount));
  const { locale, countryCode } = marketOf(record.countryCode);
  const { priceBasis, priceUnit } = categoryContent(record.type);
  const unit: SupplierPrice['unit'] = least.unit === 'total' ? 'from' : least.unit;
  const isAsBefore = before !== null && before.from.amount === least.price.amount && before.unit === unit;
  return {
    unit,
    from: least.price,
    to: { amount: dearest, currency: currencyOf({ type: record.type, countryCode }) },
    basis: before?.basis ?? (unit === priceUnit ? priceBasis[locale] : ''),
    condition: isAsBefore ? before.condition : '',
    saturday: saturdayOf(own, record, unit),
    otherDays: isAsBefore ? before.otherDays : null,
  };
};

const photosOf = ({ photos }: OwnProfile, record: SupplierRecord): SupplierRecord['photos'] =>
  photos.map(({ seed, label, portrait, group }, at) => ({
    id: `${record.id}-photo-${at + 1}`,
    category: record.type,
    seed,
    label: label === '' ? marketOf(record.countryCode).words.photo(at + 1, record.name) : label,
    ...(portrait && { portrait }),
    ...(group !== undefined && { group }),
  }));

/** A record as its supplier's people have it. `today` (yyyy-MM-dd) says which offer stands on the card. */
export const withOwn = (record: SupplierRecord, own: OwnProfile, today: string): SupplierRecord => {
  const labels = new Map(featuresFor(record).map((feature) => [feature.key, feature]));
  const packages = packagesOf(own, record);
  const questions = own.questions.map((one, at) => ({ ...one, id: `${record.id}-question-${at + 1}` }));
  const offers = own.offers
    .filter(({ endsOn }) => endsOn >= today)
    .map((one, at) => ({ ...one, id: `${record.id}-offer-${at + 1}` }));
  const { capacityDayMax } = own.facts;
  return {
    ...record,
    description: own.description,
    // Stored translations are of the earlier text.
    _translations: own.description === record.description ? record._translations : {},
    teaser: teaserOf(own.description).slice(0, 300),
    managerMessage: own.managerMessage,
    highlights: own.highlights,
    packages,
    price: priceOf(own, packages, record),
    offers,
    offerTitle: offers[0]?.title ?? null,
    questions,
    features: own.features.flatMap((key) => labels.get(key) ?? []),
    facts: own.facts,
    profileScore: completenessOf(own, record.type),
    ...(own.closed !== undefined && { closed: own.closed }),
    capacity:
      record.capacity?.meaning === 'guests' && capacityDayMax != null
        ? { ...record.capacity, max: capacityDayMax }
        : record.capacity,
    photos: photosOf(own, record),
  };
};
