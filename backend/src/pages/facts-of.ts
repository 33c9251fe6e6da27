import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { defaultMarket } from '@posy/shared-contracts/markets';
import { isWithin, parsePath, shellScreens } from '@posy/shared-contracts/paths';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { type Operator } from '#config/services';
import { movedTo } from './facts/moved';
import { type Described, type PageFacts } from './facts/page-facts';
import { adviceFacts, articleFacts } from './facts/subjects/article-facts';
import { categoryFacts, directoryFacts, searchFacts } from './facts/subjects/directory-facts';
import { legalFacts } from './facts/subjects/legal-facts';
import { marketFacts } from './facts/subjects/market-facts';
import {
  forSuppliersFacts,
  notFoundFacts,
  privateFacts,
  reviewPolicyFacts,
  reviewsFacts,
  signupFacts,
} from './facts/subjects/plain-facts';
import { remotePageFacts } from './facts/subjects/remote-page-facts';
import { supplierFacts, supplierReviewsFacts } from './facts/subjects/supplier-facts';
import { websiteFacts } from './facts/subjects/website-facts';
import { weddingFacts } from './facts/subjects/wedding-facts';
import { type PageVisit, wordsOfMarket } from './facts/visit';
import { type WebsiteOf } from './facts/website-of';

/** Sources of facts. */
export interface FactSources {
  catalogue: CatalogueStore;
  /** Returns the public facts of a published website, at an address that it has or had; null when there is none. */
  websiteOf: WebsiteOf;
  /** Operator of this installation; null when none is configured. */
  operator: Operator | null;
}

type FactsPresenter = (visit: PageVisit, sources: FactSources) => Described | null | Promise<Described | null>;

/** Pages of reviews by the second segment; every other one is a supplier. */
const reviewPages: Partial<Record<string, (visit: PageVisit) => Described | null>> = {
  '': reviewsFacts,
  policy: reviewPolicyFacts,
  // A letter's link opens it, for its reader alone.
  yours: privateFacts,
};

/** Public screens by the first segment after the market. Null: there is nothing there. */
const presenters: Partial<Record<string, FactsPresenter>> = {
  '': marketFacts,
  signup: signupFacts,
  terms: legalFacts('terms'),
  'privacy-policy': legalFacts('privacy-policy'),
  advice: adviceFacts,
  article: articleFacts,
  'wedding-suppliers': directoryFacts,
  'supplier-category': categoryFacts,
  search: searchFacts,
  weddingsuppliers: supplierFacts,
  'real-weddings': weddingFacts,
  'for-suppliers': forSuppliersFacts,
  reviews: (visit) => (reviewPages[visit.segments[1] ?? ''] ?? supplierReviewsFacts)(visit),
  'wedding-website': async (visit, { websiteOf }) => {
    const website = visit.segments[1] === undefined ? null : await websiteOf(visit.segments[1], visit.cookies);
    return website === null ? null : websiteFacts(visit, website);
  },
};

/** Returns true for screens that no presenter above knows: of signed-in people, and of remotes. */
const isOtherScreen = (pathname: string, set: ReleaseSet): boolean =>
  shellScreens.some((screen) => isWithin(pathname, screen)) ||
  set.remotes.some(({ manifest }) => manifest.basePaths.some((base) => isWithin(pathname, base)));

/** Says what a path's page is called, whether it may be listed, and what stands on it. */
export const factsOf = async (
  url: URL,
  set: ReleaseSet,
  sources: FactSources,
  cookies?: string,
): Promise<PageFacts> => {
  const { market, segments } = parsePath(url.pathname);
  const known = market ?? defaultMarket;
  const visit: PageVisit = {
    origin: url.origin,
    market: known,
    words: wordsOfMarket(known),
    segments,
    query: url.searchParams,
    catalogue: sources.catalogue,
    ...(cookies !== undefined && { cookies }),
  };
  const screen = segments[0] ?? '';
  const presenter = market !== null && Object.hasOwn(presenters, screen) ? presenters[screen] : undefined;
  const isOther = market !== null && presenter === undefined && isOtherScreen(url.pathname, set);
  const described = isOther
    ? (remotePageFacts(visit, set) ?? privateFacts(visit))
    : ((await presenter?.(visit, sources)) ?? null);
  const { standsAt = described?.canonical ?? null, ...facts } = described ?? notFoundFacts(visit);
  return {
    status: described === null ? 404 : 200,
    movedTo: described === null ? null : movedTo(url.pathname, standsAt),
    language: known.locale,
    ...facts,
  };
};
