import { type Market, markets } from '@posy/shared-contracts/markets';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { type PageWords } from '../words/page-words';
import { wordsOf } from '../words/words-of';
import { type Alternate } from './page-facts';

/** A requested path, and the sources of its facts. */
export interface PageVisit {
  /** Without a trailing slash. */
  origin: string;
  market: Market;
  words: PageWords;
  /** Segments after the market prefix, decoded. */
  segments: string[];
  query: URLSearchParams;
  catalogue: CatalogueStore;
  /** The request's `Cookie` header: a website that its reader opened by a password is named in it. */
  cookies?: string;
}

const productName = 'Posy';
const longestDescription = 160;

/** Titles are followed by the product's name. */
export const named = (words: string): string => `${words} · ${productName}`;

/** A text as a description: one line, cut where search engines would cut it. */
export const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1).trimEnd()}…`;
};

/** Parameters that say where a visitor came from. They change nothing on the page. */
const marketing = /^(?:utm_.+|gclid|fbclid|msclkid)$/;

/** Returns the query parameters that change the page. */
export const withoutMarketing = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name]) => !marketing.test(name));

/** Returns true when the query makes another list of the same page: filters, sorting, pages. */
export const isPermutation = (query: URLSearchParams): boolean => withoutMarketing(query).length > 0;

/** The page in every market, and the default one's for everybody else. */
export const inEveryMarket = (path: (market: Market) => string): Alternate[] => {
  const versions = markets.map((market) => ({ language: market.locale, path: path(market) }));
  const [first] = versions;
  return first === undefined ? [] : [...versions, { language: 'x-default', path: first.path }];
};

/** The words of a market's pages. */
export const wordsOfMarket = ({ catalogue }: Market): PageWords => wordsOf(catalogue);
