import {
  type CategorySlug,
  type PictureRef,
  type PublicSupplier,
  type ReviewRecord,
  type SupplierAchievement,
  type SupplierBadge,
  type SupplierRecord,
  type SupplierRelation,
} from '../types';
import { type Chance } from './chance';
import { categoryContent } from './content';
import { addDays, at, weekdayOf } from './days';
import { chanceOf } from './ids';
import { marketOf } from './markets';
import { type MarketOutline, neighbours, type Outline } from './outline';
import { drawCapacity, drawPrices } from './prices';
import { drawReviews, ratingOf } from './reviews';
import { describe, drawQuestions, drawShared, labelsOf, teaserOf, type Voice } from './texts';

interface Context {
  seed: number;
  asOf: string;
  within: MarketOutline;
  outline: Outline;
}

/** Draws for one subject of one supplier. */
type On = (subject: string) => Chance;

export function pictureOf(outline: Outline, locale: Voice['market'], index: number): PictureRef {
  const subject = categoryContent(outline.category).labels[locale.locale].singular;
  return {
    id: `${outline.id}-p${index}`,
    category: outline.category,
    seed: `${outline.id}-${index}`,
    label: locale.words.illustration(subject, outline.name),
  };
}

function relationOf(within: MarketOutline, other: Outline): SupplierRelation {
  return {
    id: other.id,
    publicId: other.publicId,
    type: other.category,
    name: other.name,
    urlSlug: other.urlSlug,
    picture: pictureOf(other, within.market, 1),
  };
}

function drawRelations(
  { within, outline }: Context,
  categories: CategorySlug[],
  n: number,
  chance: Chance,
): SupplierRelation[] {
  return categories.flatMap((category) =>
    chance
      .sample(neighbours(within, outline.place.county, category), n + 1)
      .filter((other) => other.id !== outline.id)
      .slice(0, n)
      .map((other) => relationOf(within, other)),
  );
}

const others: readonly CategorySlug[] = [
  'photographers',
  'florists',
  'caterers',
  'music',
  'cakes',
  'beauty',
  'decoration',
];

function relationsOf(context: Context, chance: Chance): Pick<PublicSupplier, 'recommendations' | 'relations'> {
  const own = context.outline.category;
  const wanted = chance.sample(
    others.filter((category) => category !== own),
    chance.int(2, 4),
  );
  const partner: CategorySlug = own === 'venues' ? 'photographers' : 'venues';
  return {
    recommendations: drawRelations(context, wanted, 1, chance),
    relations: drawRelations(context, [partner], 3, chance),
  };
}

function drawVoice({ within, outline }: Context, on: On): Voice {
  const category = categoryContent(outline.category);
  const chance = on('voice');
  const mentioned = chance.sample(category.features, chance.int(4, 9));
  return {
    market: within.market,
    outline,
    category,
    capacity: drawCapacity(category, chance),
    features: category.features.filter((feature) => mentioned.includes(feature)),
    mentioned,
    styles: chance.sample(category.styles, chance.int(1, 3)),
    years: chance.int(3, 25),
  };
}

function drawOffers({ asOf, within, outline }: Context, chance: Chance): PublicSupplier['offers'] {
  if (outline.tier < 1 || !chance.yes(0.4)) return [];
  const { offers } = categoryContent(outline.category);
  return chance.sample(offers, chance.int(1, 2)).map((offer) => ({
    id: `${outline.id}-${offer.key}`,
    title: offer.labels[within.market.locale],
    endsOn: addDays(asOf, chance.int(30, 300)),
  }));
}

function drawFairs({ asOf, within, outline }: Context, chance: Chance): PublicSupplier['fairs'] {
  if (outline.category !== 'venues' || !chance.yes(0.3)) return [];
  const some = addDays(asOf, chance.int(20, 200));
  const sunday = addDays(some, (7 - weekdayOf(some)) % 7);
  const name = within.market.words.openDay(outline.name);
  return [{ id: `${outline.id}-f1`, name, date: sunday, startTime: chance.pick(['10:00', '11:00', '13:00']) }];
}

function drawAwards({ asOf, outline }: Context, voice: Voice, chance: Chance): PublicSupplier['awards'] {
  const lastYear = Number(asOf.slice(0, 4)) - 1;
  const count = chance.yes(0.08 + outline.tier * 0.09) ? chance.int(1, 2) : 0;
  return drawShared(voice, 'awards', chance, count).map((title, i) => ({
    id: `${outline.id}-a${i + 1}`,
    title,
    year: lastYear - chance.int(0, 4),
  }));
}

function reached(voice: Voice, reviews: ReviewRecord[]): SupplierAchievement[] {
  const replies = reviews.filter((review) => review.reply !== null).length;
  const all: [SupplierAchievement, boolean][] = [
    ['ten-reviews', reviews.length >= 10],
    ['twenty-reviews', reviews.length >= 20],
    ['ten-years', voice.years >= 10],
    ['replies-to-reviews', replies >= 3 && replies * 3 >= reviews.length],
  ];
  return all.filter(([, is]) => is).map(([key]) => key);
}

function badgesOf(record: Pick<PublicSupplier, 'rating' | 'profileScore' | 'awards'>): SupplierBadge[] {
  const all: [SupplierBadge, boolean][] = [
    ['top-rated', record.rating.count >= 5 && record.rating.average >= 4.7],
    ['complete-profile', record.profileScore >= 0.8],
    ['award-winner', record.awards.length > 0],
  ];
  return all.filter(([, is]) => is).map(([key]) => key);
}

/** Suppliers abroad with a high tier say the same in English too. */
function translationsOf(voice: Voice, chance: Chance): PublicSupplier['_translations'] {
  if (voice.market.language === 'en' || voice.outline.tier < 3) return {};
  return {
    en: {
      description: describe({ ...voice, market: { ...marketOf('GB'), countryCode: voice.market.countryCode } }, chance),
    },
  };
}

/** Couples look in towns, suppliers are around them: up to about two kilometres. */
function locationOf({ place }: Outline, chance: Chance): PublicSupplier['location'] {
  const near = (degrees: number) => Math.round((degrees + chance.between(-0.018, 0.018)) * 100_000) / 100_000;
  return { lat: near(place.lat), lng: near(place.lng) };
}

function identityOf({
  within: { market },
  outline,
}: Context): Pick<
  PublicSupplier,
  | 'id'
  | 'publicId'
  | 'type'
  | 'slug'
  | 'name'
  | 'tier'
  | 'town'
  | 'county'
  | 'country'
  | 'countryCode'
  | 'l10n'
  | 'address'
  | 'seo'
  | 'profileScore'
  | 'premium'
  | 'owner'
  | 'website'
> {
  const { id, publicId, category, urlSlug, name, tier, place, profileScore, owner } = outline;
  return {
    id,
    publicId,
    type: category,
    slug: urlSlug,
    name,
    tier,
    town: place.name,
    county: place.county,
    country: market.country,
    countryCode: market.countryCode,
    l10n: { country: market.countryCode, language: market.language },
    address: { adminArea: [place.region, place.county] },
    seo: { urlSlug },
    profileScore,
    premium: tier >= 3,
    owner,
    website: `https://${urlSlug}.example.com`,
  };
}

function wordsOf(context: Context, voice: Voice, on: On) {
  const description = describe(voice, on('description'));
  const brochures = context.outline.tier >= 2 ? drawShared(voice, 'brochureTitles', on('brochures'), 1) : [];
  return {
    description,
    teaser: teaserOf(description),
    _translations: translationsOf(voice, on('translation')),
    managerMessage: drawShared(voice, 'managerMessages', on('manager'), 1)[0] ?? '',
    highlights: drawShared(voice, 'highlights', on('highlights'), on('highlight-count').int(3, 5)),
    brochures: brochures.map((title) => ({ id: `${voice.outline.id}-b1`, title, pages: on('pages').int(6, 28) })),
    questions: drawQuestions(voice, on('questions')),
    features: labelsOf(voice.features, voice.market),
    styles: labelsOf(voice.styles, voice.market),
  };
}

/** The whole record of one supplier, always the same for the same seed and id. */
export function supplierRecord(context: Context): SupplierRecord {
  const { seed, asOf, within, outline } = context;
  const on: On = (subject) => chanceOf(seed, outline.id, subject);
  const voice = drawVoice(context, on);
  const reviews = drawReviews({ voice, chance: on('reviews'), asOf });
  const rating = ratingOf(reviews);
  const awards = drawAwards(context, voice, on('awards'));
  const offers = drawOffers(context, on('offers'));
  const photos = Array.from({ length: on('photos').int(4, 9) }, (_, i) => pictureOf(outline, within.market, i + 1));
  return {
    ...identityOf(context),
    ...wordsOf(context, voice, on),
    ...drawPrices(outline.id, within.market, voice.category, on('prices')),
    ...relationsOf(context, on('relations')),
    location: locationOf(outline, on('location')),
    capacity: voice.capacity,
    rating,
    photos,
    offers,
    offerTitle: offers[0]?.title ?? null,
    awards,
    achievements: reached(voice, reviews),
    badges: badgesOf({ rating, profileScore: outline.profileScore, awards }),
    fairs: drawFairs(context, on('fairs')),
    videos: [],
    appsConnected: [],
    durationHours: { ...voice.category.durationHours },
    leadMonths: { min: voice.category.leadMonths.min, max: voice.category.leadMonths.max },
    seoIndex: !on('seo').yes(0.02),
    createdAt: at(addDays(asOf, -on('created').int(60, 2400)), 9, 0),
    demo: true,
    internal: {
      hasBadDebtCoupleside: on('debt').yes(0.015),
      contactEmail: `hello@${outline.urlSlug}.example.com`,
    },
    reviews,
  };
}
