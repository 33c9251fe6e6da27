import { type PriceBasis } from '@posy/shared-contracts/entities';
import { type MarketPrefix } from '@posy/shared-contracts/markets';

/** Words of the document itself: for search engines, previews of links, and readers who run no scripts. */
export interface PageWords {
  home: string;
  needsScripts: string;
  demo: string;
  start: string;
  logIn: string;
  markets: string;
  market: Record<MarketPrefix, string>;
  /** Such as “in the UK”. */
  within: Record<MarketPrefix, string>;
  /** Alternative text of a preview; says that it is no photograph. */
  illustration: (subject: string) => string;
  index: { title: string; description: string; heading: string; lead: string; categories: string };
  directory: { title: string; description: string };
  category: {
    title: (category: string, place: string) => string;
    description: (category: string, place: string, count: number) => string;
    count: (count: number) => string;
  };
  /** A category at a place, such as “Barn wedding venues in Somerset”. */
  landing: {
    kind: (kind: string, category: string) => string;
    place: (county: string) => string;
    /** Before the list, with the sentences below it. */
    intro: (category: string, place: string, count: number) => string;
    /** Towns by name; `count` is the number of all of them. */
    towns: (names: string, count: number, isAll: boolean) => string;
    /** Starting prices of suppliers with the same basis; half of them do not exceed `middle`. */
    prices: (count: number, basis: PriceBasis, range: { from: string; to: string; middle: string }) => string;
    room: (meaning: 'guests' | 'portions' | 'seats', least: string, most: string) => string;
  };
  supplier: {
    /** Title of the page of a supplier's pictures. */
    pictures: (count: number, name: string) => string;
    from: (price: string) => string;
    onRequest: string;
    rating: (average: string, count: number) => string;
    about: string;
    packages: string;
    /** Prices of days that packages do not state. */
    saturday: (price: string) => string;
    otherDays: (price: string) => string;
    questions: string;
    reviews: string;
    allReviews: string;
    place: string;
  };
  reviews: {
    title: string;
    description: string;
    policyTitle: string;
    policy: string;
    of: (supplier: string) => string;
    describe: (supplier: string, rating: string) => string;
    none: string;
    stars: (stars: number) => string;
    profile: string;
  };
  forSuppliers: { title: string; description: string };
  weddings: { title: string; description: string; credits: string };
  advice: { title: string; description: string; next: string };
  signup: string;
  website: {
    title: string;
    of: (names: string) => string;
    description: string;
    mainEvent: string;
    reply: string;
    theDay: string;
    /** Above the suppliers whom the couple thanks. */
    credits: string;
    gettingThere: string;
    attire: (attire: string) => string;
  };
  notFound: { title: string; body: string; back: string };
  bootFailed: { title: string; body: string; retry: string };
  /** The line above a page in which one remote comes from elsewhere: for people who build and test remotes. */
  override: {
    title: string;
    refusedTitle: string;
    stored: (remote: string, version: string) => string;
    developer: (remote: string, origin: string) => string;
    /** The developer's server does not answer as this remote. */
    unreachable: (remote: string, origin: string) => string;
    /** `why`: one of `refusals`, or the sentence of a check. */
    refused: (asked: string, why: string) => string;
    refusals: { unreadable: string; origin: string; 'release-set': string };
    back: string;
  };
}
