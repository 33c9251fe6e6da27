import { defaultMarket, type Market, marketOfPrefix, type MarketPrefix } from '../markets';
import { type AfterEnquiry, afterEnquiryQuery, type websiteOnboardingFlow, withQuery } from './queries';

const segment = encodeURIComponent;

/** Action of a one-time code, as the links of Firebase Auth name it. */
export const authActionModes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type AuthActionMode = (typeof authActionModes)[number];

/** Sections of the settings screen beside its sub-pages of the specification and privacy. */
export type SettingsSection = 'you' | 'wedding' | 'security' | 'notifications' | 'language' | 'activity';

/**
 * Builders of every screen's path. The first argument is the market prefix.
 * Source: S2-route.
 *
 * @example
 * paths.supplier('uk', 'venues', 'larkfield-orangery') // '/uk/weddingsuppliers/venues/larkfield-orangery'
 */
export const paths = {
  index: (market: MarketPrefix) => `/${market}`,
  /** `resetemail` opens the form that asks for a reset mail, filled with the address, which may be empty. */
  signup: (market: MarketPrefix, query: { mode?: 'login'; next?: string; resetemail?: string } = {}) =>
    withQuery(`/${market}/signup`, { mode: query.mode, next: query.next, resetemail: query.resetemail }),
  /**
   * Path of a one-time code's link: sign-up's screen, with the parameters of Firebase's own links, so that a Google
   * project can name it as its action URL. `resetemail` fills the form. Source: docs/adr/0007.
   */
  authAction: (market: MarketPrefix, query: { mode: AuthActionMode; oobCode: string; resetemail?: string }) =>
    withQuery(`/${market}/signup`, query),
  /** `step` names one of its questions; without it onboarding goes on where it stopped. */
  onboarding: (market: MarketPrefix, query: { step?: string } = {}) => withQuery(`/${market}/onboarding`, query),
  onboardingVenue: (market: MarketPrefix) => `/${market}/onboarding/venue`,
  acceptInvitation: (market: MarketPrefix, query: { id?: string; nonce?: string } = {}) =>
    withQuery(`/${market}/accept-collaboration-invite`, query),
  /** Terms of use and privacy policy: public, in every market. */
  legal: (market: MarketPrefix, topic: 'terms' | 'privacy-policy') => `/${market}/${topic}`,
  collaboration: (market: MarketPrefix) => `/${market}/collaboration`,
  /** `show`, `category`, `event` and `text` choose who is listed. */
  guestlist: (market: MarketPrefix, query: { show?: string; category?: string; event?: string; text?: string } = {}) =>
    withQuery(`/${market}/guestlist`, query),
  /** A guest in the drawer, beside the list. */
  guest: (market: MarketPrefix, guestId: string) => `/${market}/guestlist/${segment(guestId)}`,
  guestImport: (market: MarketPrefix) => `/${market}/guestlist/import`,
  catererSheet: (market: MarketPrefix) => `/${market}/guestlist/caterers`,
  seating: (market: MarketPrefix) => `/${market}/guestlist/seating`,
  article: (market: MarketPrefix, slug: string) => `/${market}/article/${segment(slug)}`,
  advice: (market: MarketPrefix, query: { category?: string } = {}) => withQuery(`/${market}/advice`, query),
  /** `compare` names who stands side by side, by their ids with commas between; `book` the one whose booking is begun. */
  shortlist: (
    market: MarketPrefix,
    query: { category?: string; shortlistedLocation?: string; compare?: string; book?: string } = {},
  ) => withQuery(`/${market}/shortlist`, query),
  /** `by` says how the costs are put together; by category without it. */
  budget: (market: MarketPrefix, query: { by?: 'payer' } = {}) => withQuery(`/${market}/budget`, query),
  cost: (market: MarketPrefix, costId: string) => `/${market}/budget/${segment(costId)}`,
  scrapbook: (market: MarketPrefix, query: { show?: string } = {}) => withQuery(`/${market}/scrapbook`, query),
  note: (market: MarketPrefix, noteId: string) => `/${market}/scrapbook/${segment(noteId)}`,
  search: (
    market: MarketPrefix,
    query: { area?: string; category?: string; page?: string; searchParams?: string; searchPopup?: string } = {},
  ) => withQuery(`/${market}/search`, query),
  /** Weddings that were, to browse: each filter is one of the answer's own facets. */
  realWeddings: (
    market: MarketPrefix,
    query: { season?: string; guests?: string; theme?: string; palette?: string; county?: string; page?: string } = {},
  ) => withQuery(`/${market}/real-weddings`, query),
  /** Path of a real wedding; `title` is for readers, and may be any text. */
  realWedding: (market: MarketPrefix, id: string, title: string) =>
    `/${market}/real-weddings/${segment(id)}/${segment(title)}`,
  recommendations: (market: MarketPrefix) => `/${market}/recommendations`,
  settings: (market: MarketPrefix) => `/${market}/settings`,
  /** A section of the settings that has no builder of its own. */
  settingsSection: (market: MarketPrefix, section: SettingsSection) => `/${market}/settings/${section}`,
  privacy: (market: MarketPrefix) => `/${market}/settings/privacy`,
  inviteCollaborator: (market: MarketPrefix) => `/${market}/settings/inviteCollaborator`,
  manageCollaborators: (market: MarketPrefix) => `/${market}/settings/manageCollaborators`,
  planning: (market: MarketPrefix) => `/${market}/planning`,
  /** The wedding's day hour by hour, for phone and paper. */
  runSheet: (market: MarketPrefix) => `/${market}/planning/day`,
  home: (market: MarketPrefix, query: { todayTaskFlowId?: string } = {}) => withQuery(`/${market}/home`, query),
  checklist: (market: MarketPrefix) => `/${market}/checklist`,
  task: (market: MarketPrefix, taskId: string) => `/${market}/checklist/${segment(taskId)}`,
  directory: (market: MarketPrefix, query: { area?: string; page?: string; text?: string } = {}) =>
    withQuery(`/${market}/wedding-suppliers`, query),
  category: (
    market: MarketPrefix,
    category: string,
    query: { area?: string; kinds?: string; page?: string; text?: string; sort?: string } = {},
  ) => withQuery(`/${market}/supplier-category/${segment(category)}`, query),
  supplier: (market: MarketPrefix, typeOrId: string, id: string, anchor?: string) =>
    `/${market}/weddingsuppliers/${segment(typeOrId)}/${segment(id)}${anchor ? `#${anchor}` : ''}`,
  /** All pictures of a supplier. `group` is their subject, `view` their layout, `photo` the one that is open, from 1. */
  supplierPictures: (
    market: MarketPrefix,
    typeOrId: string,
    id: string,
    query: { group?: string; view?: 'list'; photo?: string } = {},
  ) => withQuery(`/${market}/weddingsuppliers/${segment(typeOrId)}/${segment(id)}/pictures`, query),
  /** The profile after an enquiry was sent from it. */
  supplierAfterEnquiry: (market: MarketPrefix, typeOrId: string, id: string, after: AfterEnquiry) =>
    withQuery(`/${market}/weddingsuppliers/${segment(typeOrId)}/${segment(id)}`, afterEnquiryQuery(after)),
  supplierReviews: (
    market: MarketPrefix,
    supplierId: string,
    query: { page?: string; sort?: string; stars?: string; topic?: string; season?: string; guests?: string } = {},
  ) => withQuery(`/${market}/reviews/${segment(supplierId)}`, query),
  reviews: (market: MarketPrefix) => `/${market}/reviews`,
  /** The rules of reviews, and what was refused by them. */
  reviewPolicy: (market: MarketPrefix) => `/${market}/reviews/policy`,
  /** The moderators' queues: which one is `show`. */
  moderation: (market: MarketPrefix, query: { show?: string; page?: string } = {}) =>
    withQuery(`/${market}/moderation`, query),
  /** The claims that moderators and operators decide. */
  moderationClaims: (market: MarketPrefix) => `/${market}/moderation/claims`,
  inbox: (market: MarketPrefix) => `/${market}/inbox`,
  /** A message to several suppliers of the shortlist, of one category. */
  inboxAsk: (market: MarketPrefix, query: { category: string }) => withQuery(`/${market}/inbox/ask`, query),
  /** The inbox of a supplier's people. */
  inboxDesk: (market: MarketPrefix) => `/${market}/inbox/desk`,
  /** The page on which a business takes over its profile; `text` is the name to search for. */
  forSuppliers: (market: MarketPrefix, query: { text?: string } = {}) => withQuery(`/${market}/for-suppliers`, query),
  /** The claim of one profile. */
  claim: (market: MarketPrefix, supplierId: string) => `/${market}/for-suppliers/${segment(supplierId)}`,
  /** The editor of a supplier's own profile. */
  ownProfile: (market: MarketPrefix) => `/${market}/own-profile`,
  /** A supplier's calendar. */
  inboxCalendar: (market: MarketPrefix) => `/${market}/inbox/calendar`,
  /** Target of the letter that invites a person to a supplier's team. */
  inboxJoin: (market: MarketPrefix, query: { id?: string; nonce?: string } = {}) =>
    withQuery(`/${market}/inbox/join`, query),
  inboxSuppliers: (market: MarketPrefix) => `/${market}/inbox/suppliers`,
  conversation: (market: MarketPrefix, conversationId: string) =>
    withQuery(`/${market}/inbox`, { conversationId: conversationId }),
  /** `flow` says that it is opened from a flow, such as the website's own onboarding; `section` is the part being edited. */
  website: (market: MarketPrefix, query: { flow?: typeof websiteOnboardingFlow; section?: string } = {}) =>
    withQuery(`/${market}/website`, query),
  websiteDetails: (market: MarketPrefix) => `/${market}/wedding-website-details`,
  /** The couple's invitations; `letter` is the one that is about to be written, and `asks` ticks what it asks for. */
  invitations: (
    market: MarketPrefix,
    query: { letter?: 'save-the-date' | 'reminder' | 'update'; asks?: 'address' } = {},
  ) => withQuery(`/${market}/website/invitations`, query),
  /** Cards with codes, to be printed. */
  invitationCards: (market: MarketPrefix) => `/${market}/website/invitations/cards`,
  /** Place cards and menu cards, to be printed. */
  tableCards: (market: MarketPrefix) => `/${market}/website/invitations/tables`,
  answers: (market: MarketPrefix, query: { household?: string } = {}) => withQuery(`/${market}/website/answers`, query),
  /** The pictures that guests sent. */
  guestPhotos: (market: MarketPrefix) => `/${market}/website/photos`,
  /**
   * A household's own invitation, by its link's secret; the market says in which language. `page`: the day before there are
   * invitations, where letters reach the household, or guests' pictures. The backend draws it.
   */
  rsvp: (market: MarketPrefix, token: string, page?: 'save-the-date' | 'address' | 'photos') =>
    `/${market}/rsvp/${segment(token)}${page === undefined ? '' : `/${page}`}`,
  /** Page on which a website's guest finds a lost invitation. The backend renders it. */
  lostInvitation: (market: MarketPrefix, slug: string) => `/${market}/lost-invitation/${segment(slug)}`,
  /** Page on which anybody reports a couple's website to moderators. The backend renders it. */
  reportWebsite: (market: MarketPrefix, slug: string) => `/${market}/report-website/${segment(slug)}`,
  /** `step` names one of its questions; without it onboarding begins. */
  websiteOnboarding: (market: MarketPrefix, query: { step?: string } = {}) =>
    withQuery(`/${market}/wedding-website-onboarding`, query),
  publicWebsite: (market: MarketPrefix, slug: string) => `/${market}/wedding-website/${segment(slug)}`,
} as const;

/** A parsed path: its market (null when the first segment is none) and the segments after the prefix. */
export interface ParsedPath {
  market: Market | null;
  /** Decoded segments after the market prefix, such as `['checklist', 't1']`. */
  segments: string[];
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Takes a pathname apart. Never throws; a malformed escape stays as it is written. */
export const parsePath = (pathname: string): ParsedPath => {
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  const market = marketOfPrefix(first);
  return { market, segments: (market === null && first !== '' ? [first, ...rest] : rest).map(decode) };
};

/** Returns true when the pathname is at or below a base path given without market prefix, such as `checklist`. */
export const isWithin = (pathname: string, basePath: string): boolean => {
  const { market, segments } = parsePath(pathname);
  const base = basePath.split('/').filter((part) => part !== '');
  return market !== null && base.every((part, index) => segments[index] === part);
};

/** The market of a pathname, or the default one. */
export const marketOfPath = (pathname: string): Market => parsePath(pathname).market ?? defaultMarket;
