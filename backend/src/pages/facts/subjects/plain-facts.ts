import { paths } from '@posy/shared-contracts/paths';
import { html } from '#html/html';
import { type SharedWebsite } from '#pages/facts/website-of';
import { type Described } from '../page-facts';
import { imageOf, sharedImage } from '../page-image';
import { inEveryMarket, named, type Visit } from '../visit';

const plain = ({ words, market }: Visit): Described => ({
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

/** A screen for people who are signed in: it says nothing about anybody. */
export const privateFacts = plain;

/** Sign-up and log-in. */
export const signupFacts = (visit: Visit): Described | null =>
  visit.segments.length > 1
    ? null
    : {
        ...plain(visit),
        title: named(visit.words.signup),
        description: visit.words.index.description,
        index: true,
        canonical: paths.signup(visit.market.prefix),
        alternates: inEveryMarket((market) => paths.signup(market.prefix)),
        readable: html`<h1>${visit.words.signup}</h1>`,
      };

/** What couples say, over all suppliers. */
export const reviewsFacts = (visit: Visit): Described => ({
  ...plain(visit),
  title: named(visit.words.reviews.title),
  description: visit.words.reviews.description,
  index: true,
  canonical: paths.reviews(visit.market.prefix),
  alternates: inEveryMarket((market) => paths.reviews(market.prefix)),
  readable: html`<h1>${visit.words.reviews.title}</h1>
    <p>${visit.words.reviews.description}</p>
    <p><a href="${paths.directory(visit.market.prefix)}">${visit.words.directory.title}</a></p>`,
});

/** A couple's website is for its guests: search engines stay out. */
export const websiteFacts = (visit: Visit, { slug, partners, picture, isOpen }: SharedWebsite): Described => {
  const { words } = visit;
  const names = new Intl.ListFormat(visit.market.locale).format(partners.filter((name) => name !== ''));
  const title = names === '' ? words.website.title : words.website.of(names);
  return {
    ...plain(visit),
    title: named(title),
    description: words.website.description,
    readable: html`<h1>${title}</h1>`,
    ...(picture !== null && { image: sharedImage(picture, title) }),
    // A link with more to it may be one guest's own: that page is left to its scripts.
    isForEverybody: isOpen && visit.segments.length === 2 && [...visit.query].length === 0,
    ...(visit.segments.length === 2 && { standsAt: paths.publicWebsite(visit.market.prefix, slug) }),
  };
};

/** There is nothing at the address. */
export const notFoundFacts = (visit: Visit): Described => ({
  ...plain(visit),
  title: named(visit.words.notFound.title),
  readable: html`<h1>${visit.words.notFound.title}</h1>
    <p>${visit.words.notFound.body}</p>
    <p><a href="${paths.index(visit.market.prefix)}">${visit.words.notFound.back}</a></p>`,
});
