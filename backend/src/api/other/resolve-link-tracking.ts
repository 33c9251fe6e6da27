import { paths } from '@posy/shared-contracts';
import { marketOfPrefix, type MarketPrefix } from '@posy/shared-contracts/markets';
import { isAllowedLink } from '@posy/shared-contracts/paths';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';

/** Names that tracked links of letters and pushes have, and the screens to which they lead. */
const targets: Record<string, (market: MarketPrefix) => string> = {
  home: (market) => paths.home(market),
  checklist: paths.checklist,
  guests: paths.guestlist,
  budget: paths.budget,
  shortlist: (market) => paths.shortlist(market),
  suppliers: (market) => paths.directory(market),
  inbox: paths.inbox,
  website: paths.website,
  reviews: paths.reviews,
  settings: paths.settings,
  invitation: (market) => paths.acceptInvitation(market),
};

/** Returns market and name of a tracked link, `https://<a host of ours>/l/<market>/<name>`; null for other links. */
const readLink = (link: string): { url: URL; market: MarketPrefix; name: string } | null => {
  if (!isAllowedLink(link, 'live')) return null;
  const url = new URL(link);
  const [, prefix = '', name = ''] = /^\/l\/([a-z]{2})\/([a-z]+)$/.exec(url.pathname) ?? [];
  const market = marketOfPrefix(prefix);
  return market !== null && Object.hasOwn(targets, name) ? { url, market: market.prefix, name } : null;
};

/**
 * Resolves a tracked link from the table; its query goes with it, for the screen reads its own parameters. No address
 * is ever requested: the caller chose it.
 */
export const resolveLinkTracking: Handler<'resolveLinkTracking'> = (_context, { body }) => {
  const link = readLink(body.trackUrl);
  const target = link === null ? undefined : targets[link.name];
  if (link === null || target === undefined) throw new Refusal(404, 'unknown-link', 'This link is not known.');
  return { resolvedUrl: `${link.url.origin}${target(link.market)}${link.url.search}` };
};
