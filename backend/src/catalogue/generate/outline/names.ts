import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { content, venueKind } from '#catalogue/content/content';
import { type DemoMarket } from '#catalogue/content/markets';
import { withDe } from '#catalogue/content/place-forms';
import { type CataloguePlace } from '#catalogue/records/geo';
import { type Chance } from '../chance/chance';

export interface DrawnName {
  name: string;
  /** A first name that stands in the name: then it is the owner's. */
  first: string | null;
  /** The form that it has. */
  pattern: string;
}

/** German genitive without an apostrophe, but with one after an s-sound. */
export const genitive = (name: string) => (/[sßxz]$/.test(name) ? `${name}’` : `${name}s`);
const withEr = (estate: string) => (estate.endsWith('e') ? `${estate}r` : `${estate}er`);
const englishGenitive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export interface NameDraw {
  market: DemoMarket;
  category: SupplierCategory;
  /** Kind of a venue; null for others. */
  kind: string | null;
  place: CataloguePlace;
  chance: Chance;
}

const words = ({ market }: NameDraw) => content.names[market.language];

/** The noun in the supplier's name: “Barn”, “Photography”. */
const nounsOf = (draw: NameDraw): string[] => {
  const { market, category, kind } = draw;
  if (category === 'venues') {
    const { nouns } = venueKind(kind ?? '');
    return (market.american ? nouns['us'] : undefined) ?? nouns[market.language] ?? [];
  }
  const own = words(draw).categories[category];
  return (market.american ? own.wUS : undefined) ?? own.w;
};

const poolOf = (draw: NameDraw, pool: string): string[] => {
  const { pools, regional } = words(draw);
  const list = regional[draw.place.region]?.[pool] ?? regional[draw.market.countryCode]?.[pool] ?? pools[pool];
  if (list === undefined) throw new Error(`No words for {${pool}}`);
  return list;
};

const tokensOf = (draw: NameDraw): ((token: string) => string) => {
  const { market, chance, place } = draw;
  const drawn = new Map<string, string>();
  const from = (pool: string, except?: string): string =>
    chance.pick(poolOf(draw, pool).filter((word) => word !== except));
  const valueOf = (token: string): string => {
    const value = drawn.get(token) ?? draws[token]?.() ?? from(token);
    drawn.set(token, value);
    return value;
  };
  const first = () => chance.pick(words(draw).firstNames);
  const draws: Record<string, () => string> = {
    K: () => chance.pick(nounsOf(draw)),
    w: () => chance.pick(nounsOf(draw)),
    town: () => place.name,
    county: () => place.county,
    deTown: () => withDe(place.name),
    estate: () => from('pre') + from('suf'),
    estateEr: () => withEr(valueOf('estate')),
    deEstate: () => withDe(valueOf('estate')),
    compound: () => from('adj') + from('thing').toLocaleLowerCase('de'),
    adj2: () => from('adj', valueOf('adj')),
    first,
    first2: first,
    firstGen: () => (market.language === 'de' ? genitive : englishGenitive)(valueOf('first')),
    surGen: () => genitive(valueOf('sur')),
    deSur: () => withDe(valueOf('sur')),
    sur2: () => from('sur', valueOf('sur')),
    thing2: () => from('thing2', valueOf('thing')),
  };
  return valueOf;
};

/** Uses of each form of name in a market: the rarest is taken next, so that none sounds like a template. */
export type FormCounts = Map<string, number>;

/** One invented business name; the caller redraws when it is taken. */
export const drawName = (draw: NameDraw, used: FormCounts): DrawnName => {
  const { venuePatterns, tradePatterns } = words(draw);
  const patterns = draw.category === 'venues' ? venuePatterns : tradePatterns;
  const least = Math.min(...patterns.map((pattern) => used.get(pattern) ?? 0));
  // Two of slack: else the forms would follow one another in rounds.
  const pattern = draw.chance.pick(patterns.filter((one) => (used.get(one) ?? 0) <= least + 2));
  const valueOf = tokensOf(draw);
  const name = pattern.replace(/\{(\w+)\}/g, (_, token: string) => valueOf(token));
  return { name, pattern, first: /\{first(Gen)?\}/.test(pattern) ? valueOf('first') : null };
};
