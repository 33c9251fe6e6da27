import { markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { isListed } from '#catalogue/records/faces';
import { type PublicReview } from '#catalogue/records/review-record';
import { type PublicSupplier } from '#catalogue/records/supplier-record';
import { type Html, html } from '#html/html';
import { dayPrices, priceFrom, priceOf, priceRange, ratingWords } from '../figures';
import { type Described } from '../page-facts';
import { imageOf, type PageImage } from '../page-image';
import { breadcrumbs, businessStructured, galleryStructured } from '../structured';
import { isPermutation, named, type PageVisit, shorten, wordsOfMarket } from '../visit';

/** Reviews that a profile quotes to readers without scripts. */
const quoted = 3;
/** Reviews that the page of a supplier's reviews quotes. */
const listedReviews = 20;

/**
 * The supplier that a path names, seen from its own market: its pages stand there, whichever market's address was asked
 * for, and the other addresses point to it.
 */
const atHome = (visit: PageVisit, key: string | undefined): { home: PageVisit; supplier: PublicSupplier } | null => {
  const supplier = key === undefined ? null : visit.catalogue.getSupplier(key);
  if (supplier === null) return null;
  const market = markets.find(({ country }) => country === supplier.countryCode) ?? visit.market;
  return { home: { ...visit, market, words: wordsOfMarket(market) }, supplier };
};

const profilePath = ({ market }: PageVisit, { type, publicId }: PublicSupplier): string =>
  paths.supplier(market.prefix, type, publicId);

const imageOfSupplier = ({ words }: PageVisit, { name, type, id, photos }: PublicSupplier): PageImage => {
  const [first] = photos;
  return imageOf(first?.category ?? type, first?.seed ?? id, first?.label ?? words.illustration(name));
};

/** Returns the lines of a text, each as a paragraph. */
const linesOf = (text: string): Html[] =>
  text.split(/\n+/).flatMap((line) => (line.trim() === '' ? [] : [html`<p>${line}</p>`]));

const reviewItem = ({ words }: PageVisit, review: PublicReview): Html =>
  html`<article>
    <h3>${review.title}</h3>
    <p>
      ${words.reviews.stars(review.stars)} · ${review.name} ·
      <time datetime="${review.createdAt.slice(0, 10)}">${review.createdAt.slice(0, 10)}</time>
    </p>
    ${linesOf(review.body)}
  </article> `;

const demoNote = ({ words }: PageVisit, supplier: PublicSupplier): Html | null =>
  supplier.demo ? html`<p>${words.demo}</p>` : null;

const profileReadable = (visit: PageVisit, supplier: PublicSupplier, reviews: readonly PublicReview[]): Html => {
  const { words, market } = visit;
  return html`<article>
    <h1>${supplier.name}</h1>
    <p>${supplier.town}, ${supplier.county}. ${priceFrom(visit, supplier)}. ${ratingWords(visit, supplier.rating)}</p>
    ${demoNote(visit, supplier)}
    <h2>${words.supplier.about}</h2>
    <p>${supplier.description}</p>
    <ul>
      ${supplier.highlights.map((highlight) => html`<li>${highlight}</li>`)}
    </ul>
    <h2>${words.supplier.packages}</h2>
    <ul>
      ${supplier.packages.map((each) => html`<li>${each.name}: ${priceOf(visit, each.price)}</li>`)}
      ${dayPrices(visit, supplier).map((each) => html`<li>${each}</li>`)}
    </ul>
    <h2>${words.supplier.questions}</h2>
    <dl>
      ${supplier.questions.map(
        (each) =>
          html`<dt>${each.question}</dt>
            <dd>${each.answer}</dd>`,
      )}
    </dl>
    <h2>${words.supplier.reviews}</h2>
    ${reviews.map((review) => reviewItem(visit, review))}
    <p><a href="${paths.supplierReviews(market.prefix, supplier.id)}">${words.supplier.allReviews}</a></p>
  </article>`;
};

const crumbs = (visit: PageVisit, supplier: PublicSupplier): object => {
  const { catalogue, market, words, origin } = visit;
  const category = catalogue.categories(market.country).find(({ slug }) => slug === supplier.type);
  return breadcrumbs(origin, [
    { name: words.home, path: paths.index(market.prefix) },
    { name: words.directory.title, path: paths.directory(market.prefix) },
    { name: category?.labels.plural ?? supplier.type, path: paths.category(market.prefix, supplier.type) },
    { name: supplier.name, path: profilePath(visit, supplier) },
  ]);
};

/** The page of all pictures of a supplier; null without any. */
const picturesFacts = (home: PageVisit, supplier: PublicSupplier): Described | null => {
  const { words, market, origin, query } = home;
  const title = words.supplier.pictures(supplier.photos.length, supplier.name);
  const path = paths.supplierPictures(market.prefix, supplier.type, supplier.publicId);
  return supplier.photos.length === 0
    ? null
    : {
        title: named(title),
        description: shorten(`${title}. ${supplier.town}, ${supplier.county}.`),
        index: isListed(supplier) && !isPermutation(query),
        canonical: path,
        alternates: [],
        image: imageOfSupplier(home, supplier),
        structured: [galleryStructured(origin, title, path, supplier.photos)],
        readable: html`<h1>${title}</h1>
          <p><a href="${profilePath(home, supplier)}">${supplier.name}</a>, ${supplier.town}</p>
          ${demoNote(home, supplier)}
          <ul>
            ${supplier.photos.map(({ label }) => html`<li>${label}</li>`)}
          </ul>`,
      };
};

/** A supplier's profile, or its pictures; null when there is no such supplier. Source: S3-supplier, `seoIndex`. */
export const supplierFacts = (visit: PageVisit): Described | null => {
  const [, , key, part, ...others] = visit.segments;
  const found = others.length === 0 ? atHome(visit, key) : null;
  if (found === null) return null;
  const { home, supplier } = found;
  if (part === 'pictures') return picturesFacts(home, supplier);
  if (part !== undefined) return null;
  const reviews = home.catalogue.topReviews(supplier.id, quoted);
  return {
    title: named(`${supplier.name}, ${supplier.town}`),
    description: shorten(supplier.description),
    index: isListed(supplier),
    canonical: profilePath(home, supplier),
    alternates: [],
    image: imageOfSupplier(home, supplier),
    structured: [
      businessStructured(home.origin, home.market, supplier, priceRange(home, supplier), reviews),
      crumbs(home, supplier),
    ],
    readable: profileReadable(home, supplier, reviews),
  };
};

/** Facts of a supplier's reviews; null when there is no such supplier. */
export const supplierReviewsFacts = (visit: PageVisit): Described | null => {
  const found = visit.segments.length === 2 ? atHome(visit, visit.segments[1]) : null;
  if (found === null) return null;
  const { home, supplier } = found;
  const { words, market, origin, catalogue } = home;
  const { results } = catalogue.reviewsOf(supplier.id, { size: listedReviews });
  const title = words.reviews.of(supplier.name);
  const rating = ratingWords(home, supplier.rating);
  return {
    title: named(title),
    description: shorten(words.reviews.describe(supplier.name, rating)),
    index: isListed(supplier) && supplier.rating.count > 0 && !isPermutation(visit.query),
    canonical: paths.supplierReviews(market.prefix, supplier.id),
    alternates: [],
    image: imageOfSupplier(home, supplier),
    structured: [
      // No price stands on the page of reviews.
      businessStructured(origin, market, supplier, null, results),
      crumbs(home, supplier),
    ],
    readable: html`<h1>${title}</h1>
      <p>${rating} <a href="${profilePath(home, supplier)}">${words.reviews.profile}</a></p>
      ${demoNote(home, supplier)} ${results.map((review) => reviewItem(home, review))}`,
  };
};
