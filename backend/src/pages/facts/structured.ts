import { type ArticleSummary, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Market } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type PublicReview } from '#catalogue/records/review-record';
import { type PublicSupplier } from '#catalogue/records/supplier-record';
import { imageOf } from './page-image';

/** schema.org's narrowest kind of business for a category. */
const kinds: Record<SupplierCategory, string> = {
  venues: 'LocalBusiness',
  photographers: 'LocalBusiness',
  florists: 'Florist',
  caterers: 'FoodEstablishment',
  music: 'EntertainmentBusiness',
  video: 'LocalBusiness',
  decoration: 'LocalBusiness',
  entertainment: 'EntertainmentBusiness',
  cakes: 'Bakery',
  beauty: 'BeautySalon',
  dress: 'ClothingStore',
  transport: 'LocalBusiness',
  menswear: 'ClothingStore',
  stationery: 'Store',
  marquee: 'LocalBusiness',
};

const context = 'https://schema.org';

/** Structured data of the operator and of the site's search. */
export const siteStructured = (origin: string, market: Market): object[] => {
  const url = `${origin}${paths.index(market.prefix)}`;
  const search = `${origin}${paths.directory(market.prefix)}?text={search_term_string}`;
  return [
    { '@context': context, '@type': 'Organization', name: 'Posy', url, logo: `${origin}/icons/512.png` },
    {
      '@context': context,
      '@type': 'WebSite',
      name: 'Posy',
      url,
      inLanguage: market.locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};

/** A named place on the way to a page. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** The way from the start of the market to a page. */
export const breadcrumbs = (origin: string, steps: readonly Breadcrumb[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** A list of pages, in the order in which people see it. */
export const itemList = (origin: string, name: string, items: readonly Breadcrumb[]): object => ({
  '@context': context,
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: `${origin}${item.path}`,
  })),
});

const ratingOf = ({ rating }: Pick<PublicSupplier, 'rating'>): object | null =>
  rating.count === 0
    ? null
    : {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      };

const reviewOf = (review: PublicReview): object => ({
  '@type': 'Review',
  name: review.title,
  reviewBody: review.body,
  datePublished: review.createdAt.slice(0, 10),
  author: { '@type': 'Person', name: review.name },
  reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
});

/** A supplier as a business, with what couples wrote about it. */
export const businessStructured = (
  origin: string,
  market: Market,
  supplier: PublicSupplier,
  priceRange: string | null,
  reviews: readonly PublicReview[],
): object => {
  const rating = ratingOf(supplier);
  return {
    '@context': context,
    '@type': kinds[supplier.type],
    name: supplier.name,
    description: supplier.teaser,
    url: `${origin}${paths.supplier(market.prefix, supplier.type, supplier.publicId)}`,
    image: supplier.photos.map(({ category, seed, label }) => `${origin}${imageOf(category, seed, label).path}`),
    ...(priceRange !== null && { priceRange }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: supplier.town,
      addressRegion: supplier.county,
      addressCountry: supplier.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: supplier.location.lat, longitude: supplier.location.lng },
    ...(rating !== null && { aggregateRating: rating }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  };
};

/** The pictures of a supplier. */
export const galleryStructured = (
  origin: string,
  name: string,
  path: string,
  photos: PublicSupplier['photos'],
): object => ({
  '@context': context,
  '@type': 'ImageGallery',
  name,
  url: `${origin}${path}`,
  image: photos.map(({ category, seed, label }) => ({
    '@type': 'ImageObject',
    contentUrl: `${origin}${imageOf(category, seed, label).path}`,
    caption: label,
  })),
});

/** An article of ours. */
export const articleStructured = (
  origin: string,
  market: Market,
  { slug, title, summary, readingMinutes }: ArticleSummary,
  image: string,
): object => ({
  '@context': context,
  '@type': 'Article',
  headline: title,
  description: summary,
  inLanguage: market.locale,
  timeRequired: `PT${readingMinutes}M`,
  image: `${origin}${image}`,
  url: `${origin}${paths.article(market.prefix, slug)}`,
  publisher: { '@type': 'Organization', name: 'Posy' },
});
