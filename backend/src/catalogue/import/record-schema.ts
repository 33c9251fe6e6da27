import {
  closedDaysSchema,
  currencySchema,
  guestBands,
  isoDateSchema,
  pictureGroups,
  statedPriceSchema,
  supplierCategories,
  supplierProfileSchema,
  videoSchema,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { markets } from '../content/markets';
import { type CatalogueEntry } from '../source/supplier-documents';
import { plainLine, plainText } from './row/plain-text';
import { tiers } from './row/tiers';

const countryCodes = markets.map(({ countryCode }) => countryCode);
const text = plainText(8000);
const word = plainLine(200);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const money = v.object({ amount: count, currency: currencySchema });
/** Uses the schemas of answers to couples: a value that a page cannot show is refused here. */
const { facts } = supplierProfileSchema.entries;
const id = v.pipe(
  v.string(),
  v.regex(/^(?:(?:GB|IE)\d{6}|[A-Z]{2}\d{8}|sup_[A-Za-z0-9_-]{7,14})$/, 'is no id of a supplier'),
);
const instant = v.pipe(v.string(), v.isoTimestamp('is no instant'));
const day = v.pipe(v.string(), v.isoDate('is no day'));
const category = v.picklist(supplierCategories);
const labelled = v.object({ key: word, label: word });
const picture = v.object({
  id: word,
  category,
  seed: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  label: word,
  portrait: v.optional(v.boolean()),
  group: v.optional(v.picklist(pictureGroups)),
});
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,160}$/, 'is no address'));
const range = v.object({ min: v.number(), max: v.number() });
const units = ['per-head', 'per-day', 'per-item', 'from'] as const;
const unit = v.picklist(units);
const stars = v.picklist([1, 2, 3, 4, 5]);
const relation = v.object({ id, publicId: word, type: category, name: word, urlSlug: slug, picture });

const review = v.object({
  id: word,
  supplierId: id,
  type: v.literal('review'),
  stars,
  title: text,
  body: text,
  name: word,
  from: word,
  dateWedding: v.union([v.literal(''), isoDateSchema], 'is no day'),
  createdAt: instant,
  bookedThroughPosy: v.boolean(),
  photos: v.array(v.object({ path: word, portrait: v.boolean() })),
  // Older records do not have it.
  guestBand: v.optional(v.picklist(guestBands)),
  reply: v.nullable(v.object({ body: text, createdAt: instant })),
  internal: v.object({ email: word, user: v.nullable(word) }),
});

const price = v.object({
  unit,
  from: money,
  to: money,
  basis: text,
  condition: text,
  saturday: v.nullable(statedPriceSchema),
  // Older records do not have it.
  otherDays: v.optional(v.nullable(statedPriceSchema), null),
});

/** Fields that lists show. */
const summary = {
  id,
  publicId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'is no id')),
  type: category,
  slug,
  name: v.pipe(word, v.minLength(1)),
  tier: v.picklist(tiers),
  town: word,
  county: word,
  country: word,
  countryCode: v.picklist(countryCodes),
  l10n: v.object({ country: v.picklist(countryCodes), language: v.picklist(['en', 'de', 'fr']) }),
  address: v.object({ adminArea: v.tuple([word, word]) }),
  location: v.object({
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  seo: v.object({ urlSlug: slug }),
  price: v.nullable(price),
  kind: v.nullable(labelled),
  capacity: v.nullable(v.object({ max: count, meaning: v.picklist(['guests', 'portions', 'seats']) })),
  rating: v.object({ average: v.pipe(v.number(), v.minValue(0), v.maxValue(5)), count }),
  profileScore: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  premium: v.boolean(),
  teaser: text,
  features: v.array(labelled),
  styles: v.array(labelled),
  photos: v.array(picture),
  offerTitle: v.nullable(word),
  demo: v.boolean(),
};

/** Fields that only the profile shows. */
const detail = {
  _translations: v.record(v.string(), v.object({ description: text })),
  owner: word,
  website: word,
  description: text,
  managerMessage: text,
  highlights: v.array(text),
  packages: v.array(
    v.object({
      id: word,
      name: word,
      includes: v.array(text),
      price: money,
      unit: v.picklist([...units, 'total']),
    }),
  ),
  offers: v.array(v.object({ id: word, title: word, endsOn: day })),
  questions: v.array(v.object({ id: word, question: text, answer: text })),
  awards: v.array(v.object({ id: word, title: word, year: count })),
  achievements: v.array(v.picklist(['ten-reviews', 'twenty-reviews', 'ten-years', 'replies-to-reviews'])),
  badges: v.array(v.picklist(['top-rated', 'complete-profile', 'award-winner'])),
  brochures: v.array(v.object({ id: word, title: word, pages: count })),
  fairs: v.array(v.object({ id: word, name: word, date: day, startTime: word })),
  videos: v.array(videoSchema),
  appsConnected: v.array(word),
  instagram: v.nullable(word),
  benefits: v.array(text),
  facts: facts.wrapped,
  busyDays: v.array(day),
  closed: v.optional(closedDaysSchema),
  recommendations: v.array(relation),
  relations: v.array(relation),
  durationHours: range,
  leadMonths: range,
  seoIndex: v.boolean(),
  createdAt: instant,
};

const record = v.object({
  ...summary,
  ...detail,
  internal: v.object({ hasBadDebtCoupleside: v.boolean(), contactEmail: word }),
  reviews: v.pipe(
    v.array(review),
    v.check((reviews) => new Set(reviews.map((one) => one.id)).size === reviews.length, 'has two of one id'),
  ),
});

/** A line that `export` wrote: the whole supplier by its key. */
export const exportedSchema = v.object({
  key: v.pipe(plainLine(200), v.minLength(1, 'is missing')),
  record: v.pipe(
    record,
    v.check((one) => one.reviews.every(({ supplierId }) => supplierId === one.id), 'has reviews of another supplier'),
  ),
});

/** Parses an exported line field by field. The cast is needed because the schema words some types differently. */
export const readExported = (value: unknown) => {
  const read = v.safeParse(exportedSchema, value);
  return read.success
    ? { ok: true as const, entry: read.output as unknown as CatalogueEntry }
    : { ok: false as const, issues: read.issues };
};
