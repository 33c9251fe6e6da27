import { categoryContent, venueKind } from '../content/content';
import { marketOf } from '../content/markets';
import { type ReviewRecord } from '../records/review-record';
import { type PublicSupplier, type SupplierRecord } from '../records/supplier-record';
import { type Chance, hash } from './chance/chance';
import { chanceOf } from './chance/ids';
import { drawExtras } from './extras';
import { drawFacts } from './facts';
import { badgesOf, drawAwards, drawFairs, drawOffers, reached } from './honours';
import { drawBusyDays } from './market/busy-days';
import { addDays, at } from './market/days';
import { drawPrices } from './market/prices';
import { neighbours, type Outline } from './outline/outline';
import { picturesOf } from './pictures';
import { relationsOf, type SupplierContext } from './relations';
import { drawReviews, ratingOf } from './reviews';
import { describe, drawQuestions, drawShared, labelsOf, teaserOf } from './text/texts';
import { type Voice } from './text/voice';

/** Draws for one subject of one supplier. */
type On = (subject: string) => Chance;

const drawVoice = ({ within, outline }: SupplierContext, on: On): Voice => {
  const category = categoryContent(outline.category);
  const chance = on('voice');
  const drawn = drawFacts(category, outline, chance);
  return {
    market: within.market,
    outline,
    category,
    ...drawn,
    mentioned: chance.sample(drawn.features, drawn.features.length),
    years: chance.int(3, 25),
  };
};

/** Suppliers abroad with a high tier say the same in English too. */
const translationsOf = (voice: Voice, chance: Chance): PublicSupplier['_translations'] => {
  if (voice.market.language === 'en' || voice.outline.tier < 3) return {};
  return {
    en: {
      description: describe({ ...voice, market: { ...marketOf('GB'), countryCode: voice.market.countryCode } }, chance),
    },
  };
};

/** Couples look in towns, suppliers are around them: up to about two kilometres. */
const locationOf = ({ place }: Outline, chance: Chance): PublicSupplier['location'] => {
  const near = (degrees: number) => Math.round((degrees + chance.between(-0.018, 0.018)) * 100_000) / 100_000;
  return { lat: near(place.lat), lng: near(place.lng) };
};

const identityOf = ({
  within: { market },
  outline,
}: SupplierContext): Pick<
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
> => {
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
};

const wordsOf = (context: SupplierContext, voice: Voice, on: On) => {
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
};

/**
 * Draws the values that depend on reviews and on the catalogue's day: rating, awards, offers and their consequences.
 */
const ratedFactsOf = (context: SupplierContext, voice: Voice, reviews: ReviewRecord[], on: On) => {
  const rating = ratingOf(reviews);
  const awards = drawAwards(context, voice, on('awards'));
  const offers = drawOffers(context, on('offers'));
  return {
    rating,
    awards,
    offers,
    offerTitle: offers[0]?.title ?? null,
    achievements: reached(voice, reviews),
    badges: badgesOf({ rating, profileScore: context.outline.profileScore, awards }),
    fairs: drawFairs(context, on('fairs')),
    createdAt: at(addDays(context.asOf, -on('created').int(60, 2400)), 9, 0),
  };
};

/** Number of a supplier among those of its kind in its county; neighbouring counties begin elsewhere. */
const turnOf = ({ within, outline }: SupplierContext): number =>
  hash(outline.place.county) + neighbours(within, outline.place.county, outline.category).indexOf(outline);

/** The venue's kind, with its label in the market's language. */
const kindOf = ({ within: { market }, outline: { kind } }: SupplierContext): PublicSupplier['kind'] =>
  kind === null ? null : { key: kind, label: venueKind(kind).labels[market.locale] };

/** Draws the place, size, prices and free days. */
const offerOf = (context: SupplierContext, voice: Voice, on: On) => {
  const { asOf, within, outline } = context;
  const { category, capacity, facts } = voice;
  const location = locationOf(outline, on('location'));
  const demand = Math.min(1, outline.profileScore * 0.7 + on('demand').next() * 0.3);
  return {
    location,
    capacity,
    facts,
    kind: kindOf(context),
    ...drawPrices({ market: within.market, category, outline, facts }, on('prices')),
    ...drawExtras(voice, location, on('extras')),
    busyDays: drawBusyDays(asOf, demand, on('busy')),
    durationHours: { ...category.durationHours },
    leadMonths: { min: category.leadMonths.min, max: category.leadMonths.max },
  };
};

/** The whole record of one supplier, always the same for the same seed and id. */
export const supplierRecord = (context: SupplierContext): SupplierRecord => {
  const { seed, asOf, within, outline } = context;
  const on: On = (subject) => chanceOf(seed, outline.id, subject);
  const voice = drawVoice(context, on);
  const reviews = drawReviews({ voice, chance: on('reviews'), asOf, turn: turnOf(context) });
  return {
    ...identityOf(context),
    ...wordsOf(context, voice, on),
    ...offerOf(context, voice, on),
    ...relationsOf(context, on('relations')),
    ...ratedFactsOf(context, voice, reviews, on),
    photos: picturesOf(outline, within.market, on('photos')),
    appsConnected: [],
    seoIndex: !on('seo').yes(0.02),
    demo: true,
    internal: {
      hasBadDebtCoupleside: on('debt').yes(0.015),
      contactEmail: `hello@${outline.urlSlug}.example.com`,
    },
    reviews,
  };
};
