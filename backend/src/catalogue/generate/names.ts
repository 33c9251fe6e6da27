import { type CategorySlug } from '../types';
import { type Chance } from './chance';
import { content } from './content';
import { type Market } from './markets';

export interface DrawnName {
  name: string;
  /** A first name that stands in the name: then it is the owner's. */
  first: string | null;
}

/** German genitive without an apostrophe, but with one after an s-sound. */
export const genitive = (name: string) => (/[sßxz]$/.test(name) ? `${name}’` : `${name}s`);
const withEr = (estate: string) => (estate.endsWith('e') ? `${estate}r` : `${estate}er`);

interface Draw {
  market: Market;
  category: CategorySlug;
  chance: Chance;
}

function tokensOf({ market, category, chance }: Draw): (token: string) => string {
  const words = content.names[market.language];
  const own = words.categories[category];
  const parts = (market.american ? own.partsUS : undefined) ?? own.parts;
  const drawn = new Map<string, string>();
  const from = (pool: string, except?: string): string => {
    const list = parts[pool] ?? words.pools[pool];
    if (list === undefined) throw new Error(`No words for {${pool}}`);
    return chance.pick(list.filter((word) => word !== except));
  };
  const once = (token: string, draw: () => string): string => {
    const value = drawn.get(token) ?? draw();
    drawn.set(token, value);
    return value;
  };
  const valueOf = (token: string): string => once(token, () => draws[token]?.() ?? from(token));
  const draws: Record<string, () => string> = {
    estate: () => from('pre') + from('suf'),
    estateEr: () => withEr(valueOf('estate')),
    compound: () => from('adj') + from('thing').toLocaleLowerCase('de'),
    first: () => chance.pick(words.firstNames),
    firstGen: () => genitive(valueOf('first')),
    surGen: () => genitive(valueOf('sur')),
    sur2: () => from('sur2', valueOf('sur')),
    thing2: () => from('thing2', valueOf('thing')),
  };
  return valueOf;
}

/** One invented business name; the caller redraws when it is taken. */
export function drawName(draw: Draw): DrawnName {
  const words = content.names[draw.market.language].categories[draw.category];
  const pattern = draw.chance.pick(words.patterns);
  const valueOf = tokensOf(draw);
  const name = pattern.replace(/\{(\w+)\}/g, (_, token: string) => valueOf(token));
  return { name, first: /\{first(Gen)?\}/.test(pattern) ? valueOf('first') : null };
}
