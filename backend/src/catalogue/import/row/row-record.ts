import { createHash } from 'node:crypto';
import { completenessOf } from '@posy/shared-contracts/rules';
import { categoryContent, venueKind } from '#catalogue/content/content';
import { type DemoMarket, marketOf } from '#catalogue/content/markets';
import { slugOf } from '#catalogue/generate/chance/ids';
import { teaserOf } from '#catalogue/generate/text/texts';
import { type Labelled, type SupplierPrice, type SupplierRecord, type Tier } from '#catalogue/records/supplier-record';
import { fold } from '#catalogue/search/spelling/fold';
import { type CatalogueEntry } from '#catalogue/source/supplier-documents';
import { RowFault } from './row-fault';
import { type CatalogueRow } from './row-schema';
import { whereIs } from './where-is';

const letters = '23456789bcdfghjkmnpqrstvwxyz';

/** Returns this many letters, derived from the text. */
const lettersOf = (text: string, count: number): string => {
  const bytes = createHash('sha256').update(text).digest();
  return Array.from({ length: count }, (_none, at) => letters[(bytes[at] ?? 0) % letters.length]).join('');
};

export const idOfKey = (key: string): string => `sup_${lettersOf(`id:${key}`, 14)}`;

type Labels = { key: string; labels: Record<DemoMarket['locale'], string> };

const byWord = new WeakMap<readonly Labels[], ReadonlyMap<string, Labels>>();

/** A category's list by the folded key and words of each: it is asked for every row of a file. */
const wordsOf = (known: readonly Labels[]): ReadonlyMap<string, Labels> => {
  const words =
    byWord.get(known) ??
    new Map(
      known
        .toReversed()
        .flatMap((one) => [one.key, ...Object.values(one.labels)].map((word) => [fold(word), one] as const)),
    );
  byWord.set(known, words);
  return words;
};

const labelled = (
  words: readonly string[],
  known: readonly Labels[],
  { locale }: DemoMarket,
  column: string,
): Labelled[] => {
  const found = words.map((word): [string, Labelled] => {
    const label = wordsOf(known).get(fold(word));
    if (label === undefined) throw new RowFault(`${column}: “${word}” is none of this category's`);
    return [label.key, { key: label.key, label: label.labels[locale] }];
  });
  return [...new Map(found).values()];
};

const priceOf = (row: CatalogueRow, { locale, countryCode }: DemoMarket): SupplierPrice | null => {
  const { price_from: from, price_to: to, price_basis: basis } = row;
  if (from === null) return null;
  if (to !== null && to < from) throw new RowFault('price_to: is less than price_from');
  const { prices, priceUnit, priceBasis } = categoryContent(row.category);
  const { currency } = prices[countryCode];
  return {
    unit: priceUnit,
    from: { amount: from, currency },
    to: { amount: to ?? from, currency },
    basis: basis === '' ? priceBasis[locale] : basis,
    condition: '',
    saturday: null,
    otherDays: null,
  };
};

const kindOf = ({ category, kind }: CatalogueRow, { locale }: DemoMarket): Labelled | null => {
  if (kind === '') return null;
  if (category !== 'venues') throw new RowFault('kind: only venues have one');
  return { key: kind, label: venueKind(kind).labels[locale] };
};

const nothingMore = () =>
  ({
    _translations: {},
    managerMessage: '',
    highlights: [],
    packages: [],
    offers: [],
    questions: [],
    awards: [],
    achievements: [],
    badges: [],
    brochures: [],
    fairs: [],
    videos: [],
    appsConnected: [],
    instagram: null,
    benefits: [],
    busyDays: [],
    recommendations: [],
    relations: [],
    photos: [],
    offerTitle: null,
    reviews: [],
  }) satisfies Partial<SupplierRecord>;

/** The supplier of a row; its id comes from the operator's key, so that the next import finds it. */
export const entryOf = (row: CatalogueRow, now: string): CatalogueEntry => {
  const market = marketOf(row.country);
  const category = categoryContent(row.category);
  const publicId = lettersOf(`public:${row.key}`, 11);
  const { location, county, region } = whereIs(row);
  const urlSlug = `${slugOf(row.name).slice(0, 80)}-${publicId}`;
  const { meaning = 'guests' } = category.capacity ?? {};
  const tier = Number(row.tier) as Tier; // the schema lets nothing else through
  const record: Omit<SupplierRecord, 'profileScore'> = {
    ...nothingMore(),
    id: idOfKey(row.key),
    publicId,
    type: row.category,
    slug: urlSlug,
    seo: { urlSlug },
    name: row.name,
    tier,
    premium: tier >= 3,
    town: row.town,
    county,
    country: market.country,
    countryCode: row.country,
    l10n: { country: row.country, language: market.language },
    address: { adminArea: [region, county] },
    location,
    price: priceOf(row, market),
    kind: kindOf(row, market),
    capacity: row.capacity === null ? null : { max: row.capacity, meaning },
    facts: row.capacity === null || meaning !== 'guests' ? {} : { capacityDayMax: row.capacity },
    rating: { average: 0, count: 0 },
    description: row.description,
    teaser: teaserOf(row.description).slice(0, 300),
    features: labelled(row.features, category.features, market, 'features'),
    styles: labelled(row.styles, category.styles, market, 'styles'),
    owner: row.contact,
    website: row.website,
    durationHours: { ...category.durationHours },
    leadMonths: { min: category.leadMonths.min, max: category.leadMonths.max },
    seoIndex: true,
    createdAt: now,
    demo: false,
    internal: { hasBadDebtCoupleside: false, contactEmail: row.email },
  };
  // The pictures come later, each with a label of its own.
  const photos = row.photos.map((label) => ({ label }));
  const profileScore = completenessOf({ ...record, photos }, record.type);
  return { key: row.key, record: { ...record, profileScore } };
};
