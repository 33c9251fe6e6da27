import { paths } from '@posy/shared-contracts/paths';
import { html } from '#html/html';
import { type Described } from '../page-facts';
import { imageOf } from '../page-image';
import { inEveryMarket, named, type PageVisit } from '../visit';

/** A page without personal data. */
export const plainFacts = ({ words, market }: PageVisit): Described => ({
  title: 'Posy',
  description: null,
  index: false,
  canonical: null,
  alternates: [],
  image: imageOf('florists', `market-${market.prefix}`, words.illustration(words.index.title)),
  structured: [],
  readable: html`<h1>Posy</h1>
    <p><a href="${paths.index(market.prefix)}">${words.notFound.back}</a></p>`,
});

/** A screen for signed-in people: without personal data. */
export const privateFacts = plainFacts;

/** Sign-up and log-in. */
export const signupFacts = (visit: PageVisit): Described | null =>
  visit.segments.length > 1
    ? null
    : {
        ...plainFacts(visit),
        title: named(visit.words.signup),
        description: visit.words.index.description,
        index: true,
        canonical: paths.signup(visit.market.prefix),
        alternates: inEveryMarket((market) => paths.signup(market.prefix)),
        readable: html`<h1>${visit.words.signup}</h1>`,
      };

/** Facts of the page with reviews of all suppliers. */
export const reviewsFacts = (visit: PageVisit): Described => ({
  ...plainFacts(visit),
  title: named(visit.words.reviews.title),
  description: visit.words.reviews.description,
  index: true,
  canonical: paths.reviews(visit.market.prefix),
  alternates: inEveryMarket((market) => paths.reviews(market.prefix)),
  readable: html`<h1>${visit.words.reviews.title}</h1>
    <p>${visit.words.reviews.description}</p>
    <p><a href="${paths.directory(visit.market.prefix)}">${visit.words.directory.title}</a></p>`,
});

/** Facts of the page for suppliers. The claim of one profile says the same of every profile, and is not listed. */
export const forSuppliersFacts = (visit: PageVisit): Described | null => {
  const { market, segments, words, catalogue } = visit;
  const [, supplierId] = segments;
  if (segments.length > 2 || (supplierId !== undefined && catalogue.getSupplier(supplierId) === null)) return null;
  const { title, description } = words.forSuppliers;
  return {
    ...plainFacts(visit),
    title: named(title),
    description,
    index: supplierId === undefined,
    canonical: supplierId === undefined ? paths.forSuppliers(market.prefix) : null,
    alternates: supplierId === undefined ? inEveryMarket(({ prefix }) => paths.forSuppliers(prefix)) : [],
    readable: html`<h1>${title}</h1>
      <p>${description}</p>`,
  };
};

/** Facts of the rules of reviews. */
export const reviewPolicyFacts = (visit: PageVisit): Described | null => {
  if (visit.segments.length > 2) return null;
  const { policyTitle, policy } = visit.words.reviews;
  return {
    ...plainFacts(visit),
    title: named(policyTitle),
    description: policy,
    index: true,
    canonical: paths.reviewPolicy(visit.market.prefix),
    alternates: inEveryMarket((market) => paths.reviewPolicy(market.prefix)),
    readable: html`<h1>${policyTitle}</h1>
      <p>${policy}</p>`,
  };
};

/** Facts of an unknown address. */
export const notFoundFacts = (visit: PageVisit): Described => ({
  ...plainFacts(visit),
  title: named(visit.words.notFound.title),
  readable: html`<h1>${visit.words.notFound.title}</h1>
    <p>${visit.words.notFound.body}</p>
    <p><a href="${paths.index(visit.market.prefix)}">${visit.words.notFound.back}</a></p>`,
});
