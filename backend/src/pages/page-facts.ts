import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { defaultMarket } from '@posy/shared-contracts/markets';
import { parsePath } from '@posy/shared-contracts/paths';
import { type CatalogueStore, type PublicSupplier } from '../catalogue/types';
import { pageWords } from './page-words';

/** What the document's head says of a page. */
export interface PageFacts {
  /** 404 when the path belongs to no market, or names a supplier that there is not. */
  status: 200 | 404;
  /** BCP 47. */
  language: string;
  title: string;
  description: string | null;
  /** Whether search engines may list the page. */
  index: boolean;
}

type Described = Pick<PageFacts, 'title' | 'description' | 'index'>;

const productName = 'Posy';
const longestDescription = 160;

const shorten = (text: string): string =>
  text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1).trimEnd()}…`;

const named = (words: string): string => `${words} · ${productName}`;

const ofSupplier = (supplier: PublicSupplier): Described => ({
  title: named(`${supplier.name}, ${supplier.town}`),
  description: shorten(supplier.description.replace(/\s+/g, ' ')),
  // Invented suppliers are never offered to search engines.
  index: supplier.seoIndex && !supplier.demo,
});

const isCategory = (text: string | undefined): text is SupplierCategory =>
  supplierCategories.some((category) => category === text);

/** Says what a path's page is called. Private pages are called by the product's name only. */
export const pageFacts = (pathname: string, catalogue: CatalogueStore): PageFacts => {
  const { market, segments } = parsePath(pathname);
  const { locale, language, country } = market ?? defaultMarket;
  const words = pageWords[language];
  const [screen = '', first, second] = segments;
  const page = (described: Described, status: 200 | 404 = 200): PageFacts => ({
    status,
    language: locale,
    ...described,
  });
  const hidden: Described = { title: productName, description: null, index: false };

  if (market === null) return page(hidden, 404);
  if (screen === '')
    return page({ title: named(words.index.title), description: words.index.description, index: true });
  if (screen === 'signup') return page({ ...hidden, title: named(words.signup), index: true });
  if (screen === 'wedding-suppliers')
    return page({ title: named(words.directory.title), description: words.directory.description, index: true });
  if (screen === 'supplier-category' && isCategory(first)) {
    const label =
      catalogue.categories(country).find(({ slug }) => slug === first)?.labels.plural ?? words.directory.title;
    return page({ title: named(label), description: words.directory.description, index: true });
  }
  if (screen === 'weddingsuppliers') {
    const supplier = second === undefined ? null : catalogue.getSupplier(second);
    return supplier === null ? page(hidden, 404) : page(ofSupplier(supplier));
  }
  // A couple's website is for its guests: search engines stay out.
  if (screen === 'wedding-website') return page({ ...hidden, title: named(words.website) });
  return page(hidden);
};
