import {
  type ClosedDays,
  type Money,
  type Review,
  type SupplierCard,
  type SupplierProfile,
} from '@posy/shared-contracts/entities';
import { moneySchema } from '@posy/shared-contracts/entities';
import { defaultMarket, markets } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { type PublicReview } from '#catalogue/records/review-record';
import {
  type PictureRef,
  type PublicSupplier,
  type SupplierPrice,
  type SupplierRelation,
  type SupplierSummary,
} from '#catalogue/records/supplier-record';

export const money = (value: Money) => v.parse(moneySchema, value);

const picture = ({ category, seed, label, portrait, group }: PictureRef) => ({
  category,
  seed,
  label,
  ...(portrait === true && { portrait }),
  ...(group !== undefined && { group }),
});

/** Returns what a price buys, and its condition. */
const basisOf = ({ basis, condition }: SupplierPrice): string => (condition === '' ? basis : `${condition}: ${basis}`);

/** Returns a price as cards have it. */
export const toPrice = (price: SupplierPrice): NonNullable<SupplierCard['price']> => ({
  from: money(price.from),
  basis: basisOf(price),
  unit: price.unit,
  condition: price.condition,
  saturday: price.saturday && money(price.saturday),
  otherDays: price.otherDays && money(price.otherDays),
});

/** Pictures of the profile when a supplier has none: its category's illustration. */
const firstPicture = (supplier: SupplierSummary) =>
  picture(supplier.photos[0] ?? { id: '', category: supplier.type, seed: supplier.publicId, label: supplier.name });

/** The card of a supplier, as lists show it. */
export const toCard = (supplier: SupplierSummary): SupplierCard => ({
  id: supplier.id,
  publicId: supplier.publicId,
  type: supplier.type,
  name: supplier.name,
  slug: supplier.slug,
  town: supplier.town,
  county: supplier.county,
  countryCode: supplier.countryCode,
  premium: supplier.premium,
  price: supplier.price === null ? null : toPrice(supplier.price),
  rating: { average: supplier.rating.average, count: supplier.rating.count },
  capacity: supplier.capacity?.max ?? null,
  picture: firstPicture(supplier),
  demo: supplier.demo,
});

/** The views of a venue, each once; further pictures show details. */
const cardPictures = 5;

/** A card with its first pictures, for a list that shows one after the other. */
export const toPicturedCard = (supplier: SupplierSummary) => ({
  ...toCard(supplier),
  pictures: supplier.photos.slice(0, cardPictures).map(picture),
});

const localeOf = ({ countryCode }: SupplierSummary): string =>
  markets.find(({ country }) => country === countryCode)?.locale ?? defaultMarket.locale;

const until = { en: 'Until', de: 'Bis', fr: 'Jusqu’au' };

/** The last day of an offer in the supplier's language, in which the rest of its profile is written. */
const lastDay = (supplier: SupplierSummary, endsOn: string): string => {
  const day = new Intl.DateTimeFormat(localeOf(supplier), { dateStyle: 'long', timeZone: 'UTC' });
  return `${until[supplier.l10n.language]} ${day.format(new Date(`${endsOn}T00:00:00Z`))}`;
};

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((part) => part.trim() !== '');

const closes = (closed: ClosedDays | undefined): closed is ClosedDays =>
  closed !== undefined && closed.weekdays.length + closed.months.length > 0;

const related = ({ id, publicId, type, name, urlSlug }: SupplierRelation) => ({ id, publicId, type, name, urlSlug });

/**
 * The whole profile as couples see it. Fields are named one by one, so that a new internal one stays inside. Without a
 * calendar its busy days, which are closed ones at most, are left out: the availability of the others is unknown.
 */
export const toProfile = (
  supplier: PublicSupplier,
  hasCalendar: boolean = supplier.busyDays.length > 0,
): SupplierProfile => ({
  ...toCard(supplier),
  description: paragraphs(supplier.description),
  managerMessage: supplier.managerMessage === '' ? null : { from: supplier.owner, text: supplier.managerMessage },
  features: supplier.features.map(({ label }) => label),
  styles: supplier.styles.map(({ label }) => label),
  highlights: supplier.highlights,
  awards: supplier.awards.map(({ title, year }) => (title.includes(String(year)) ? title : `${title}, ${year}`)),
  packages: supplier.packages.map((item) => ({
    name: item.name,
    description: new Intl.ListFormat(localeOf(supplier), { type: 'conjunction' }).format(item.includes),
    price: money(item.price),
    basis: item.unit,
  })),
  offers: supplier.offers.map(({ title, endsOn }) => ({ title, description: lastDay(supplier, endsOn) })),
  questions: supplier.questions.map(({ question, answer }) => ({ question, answer })),
  location: { latitude: supplier.location.lat, longitude: supplier.location.lng },
  pictures: supplier.photos.map(picture),
  achievements: supplier.achievements,
  appsConnected: supplier.appsConnected,
  badges: supplier.badges,
  brochures: supplier.brochures,
  fairs: supplier.fairs,
  recommendations: supplier.recommendations.map(related),
  relations: supplier.relations.map(related),
  videos: supplier.videos,
  kind: supplier.kind?.label ?? null,
  facts: supplier.facts,
  saturdayPrice: supplier.price?.saturday ?? null,
  otherDaysPrice: supplier.price?.otherDays ?? null,
  ...(hasCalendar && { busyDays: supplier.busyDays }),
  ...(closes(supplier.closed) && { closed: supplier.closed }),
  instagram: supplier.instagram,
  benefits: supplier.benefits,
  language: supplier.l10n.language,
  seoIndex: supplier.seoIndex,
});

/** The check of the review's author: a booking through Posy is enough. */
const checkedOf = ({ checked, bookedThroughPosy }: PublicReview): Pick<Review, 'checked'> => {
  if (bookedThroughPosy) return { checked: 'booked' };
  return checked === undefined ? {} : { checked };
};

/** A review as everybody sees it; a reply is signed by the supplier. */
export const toReview = (review: PublicReview, supplier: Pick<PublicSupplier, 'name' | 'l10n'>): Review => ({
  id: review.id,
  stars: review.stars,
  title: review.title,
  body: review.body,
  name: review.name,
  dateWedding: review.dateWedding === '' ? null : review.dateWedding,
  createdAt: review.createdAt,
  from: review.from,
  bookedThroughPosy: review.bookedThroughPosy,
  photos: review.photos,
  ...(typeof review.editedAt === 'string' && { editedAt: review.editedAt }),
  ...checkedOf(review),
  ...(review.guestBand !== undefined && { guestBand: review.guestBand }),
  ...(review.asGuest === true && { asGuest: true }),
  language: supplier.l10n.language,
  reply: review.reply === null ? null : { from: supplier.name, body: review.reply.body },
});
