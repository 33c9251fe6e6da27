import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type Market } from '@posy/shared-contracts/markets';
import { isWithin, paths } from '@posy/shared-contracts/paths';
import { html } from '#html/html';
import { type Described } from '../page-facts';
import { inEveryMarket, named, type PageVisit, shorten } from '../visit';
import { plainFacts } from './plain-facts';

const addressIn = ({ prefix }: Market, path: string): string => `${paths.index(prefix)}/${path}`;

/** Facts of a public page that a remote names in its manifest; null for its other screens, which say nothing about anybody. */
export const remotePageFacts = (visit: PageVisit, { remotes }: Pick<ReleaseSet, 'remotes'>): Described | null => {
  const { market, segments } = visit;
  const path = segments.join('/');
  const at = addressIn(market, path);
  const owner = remotes.find(({ manifest }) => manifest.basePaths.some((base) => isWithin(at, base)));
  const page = owner?.manifest.pages?.find((each) => each.path === path);
  if (page === undefined) return null;
  const title = page.title[market.catalogue] ?? page.title['en-GB'];
  const description = page.description[market.catalogue] ?? page.description['en-GB'];
  return {
    ...plainFacts(visit),
    title: named(title),
    description: shorten(description),
    index: true,
    canonical: at,
    alternates: inEveryMarket((each) => addressIn(each, path)),
    readable: html`<h1>${title}</h1>
      <p>${description}</p>`,
  };
};
