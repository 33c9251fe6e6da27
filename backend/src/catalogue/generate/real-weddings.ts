import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { picturePath } from '@posy/shared-contracts/paths';
import { categoryContent, content } from '../content/content';
import { type RealWeddingsContent } from '../content/content-schema';
import { type DemoMarket } from '../content/markets';
import { placeSlots, withDe } from '../content/place-forms';
import { americanise, type Slots, slotsOf } from '../content/slots';
import { type RealWedding, type RealWeddingSupplier } from '../records/real-wedding-record';
import { type PictureRef } from '../records/supplier-record';
import { type Chance } from './chance/chance';
import { chanceOf, slugOf } from './chance/ids';
import { leastUsed } from './chance/least-used';
import { drawFacts as drawSupplierFacts } from './facts';
import { addDays, at, monthName, monthOf, saysThursday, thursdayNear, weekdayOf } from './market/days';
import { type MarketOutline, neighbours, type Outline } from './outline/outline';
import { sceneOf, viewOf } from './pictures';
import { say } from './text/texts';

/** The slot of a story, and who fills it. */
const roles: readonly { slot: string; category: SupplierCategory; share: number }[] = [
  { slot: 'venue', category: 'venues', share: 1 },
  { slot: 'photographer', category: 'photographers', share: 0.95 },
  { slot: 'florist', category: 'florists', share: 0.7 },
  { slot: 'caterer', category: 'caterers', share: 0.65 },
  { slot: 'music', category: 'music', share: 0.6 },
  { slot: 'cake', category: 'cakes', share: 0.4 },
  { slot: 'dress', category: 'dress', share: 0.35 },
];

/** February to April is early spring, and so on through the six seasons of the content. */
const seasonOfMonth: readonly number[] = [5, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5];

interface Team {
  venue: Outline;
  bySlot: Map<string, Outline>;
}

const drawTeam = (within: MarketOutline, venue: Outline, chance: Chance): Team => {
  const bySlot = new Map([['venue', venue]]);
  for (const { slot, category, share } of roles.slice(1)) {
    const near = neighbours(within, venue.place.county, category);
    if (near.length > 0 && chance.yes(share)) bySlot.set(slot, chance.pick(near));
  }
  return { venue, bySlot };
};

interface WeddingFacts {
  couple: [string, string];
  date: string;
  guests: number;
  theme: string;
  palette: string;
  season: string;
}

/** A day of the last four years, mostly a Saturday. */
const drawDay = (asOf: string, chance: Chance): string => {
  const some = addDays(asOf, -chance.int(45, 1400));
  return chance.yes(0.75) ? addDays(some, -((weekdayOf(some) + 1) % 7)) : some;
};

const drawFacts = (market: DemoMarket, date: string, most: number, chance: Chance): WeddingFacts => {
  const words = content.realWeddings[market.language];
  const [a = '', b = ''] = chance.sample(content.names[market.language].firstNames, 2);
  const own = (text: string) => (market.american ? americanise(text) : text);
  return {
    couple: [a, b],
    date,
    guests: Math.min(Math.floor(most / 5) * 5, chance.int(4, 36) * 5),
    theme: own(chance.pick(words.themes)),
    palette: own(chance.pick(words.palettes)),
    season: own(words.seasons[seasonOfMonth[monthOf(date) - 1] ?? 0] ?? ''),
  };
};

const slotsOfWedding = (market: DemoMarket, facts: WeddingFacts, team: Team): Slots => {
  const { place } = team.venue;
  const suppliers = [...team.bySlot].map(([slot, supplier]) => [slot, supplier.name]);
  return {
    ...placeSlots(market.language, place.name, place.county),
    ...Object.fromEntries(suppliers),
    a: facts.couple[0],
    b: facts.couple[1],
    de_a: withDe(facts.couple[0]),
    de_b: withDe(facts.couple[1]),
    guests: String(facts.guests),
    theme: facts.theme,
    palette: facts.palette,
    season: facts.season,
    month: monthName(monthOf(facts.date), market.locale),
  };
};

const canFill = (template: string, slots: Slots) => slotsOf(template).every((slot) => slots[slot] !== undefined);

/** Titles and venues of a market's earlier weddings. */
interface Used {
  /** Templates of titles, by their number of uses. */
  templates: Map<string, number>;
  titles: Set<string>;
  venues: Map<Outline, number>;
}

const noteUse = <T>(counts: Map<T, number>, one: T): void => void counts.set(one, (counts.get(one) ?? 0) + 1);

/** Returns the template of a title that no other wedding of the market has, of the least used ones. */
const drawTitle = (
  market: DemoMarket,
  words: RealWeddingsContent,
  slots: Slots,
  used: Used,
  chance: Chance,
): string => {
  const possible = words.titles.filter((title) => canFill(title, slots));
  const free = possible.filter((title) => !used.titles.has(say(market, title, slots)));
  const template = chance.pick(leastUsed(free.length > 0 ? free : possible, used.templates));
  noteUse(used.templates, template);
  used.titles.add(say(market, template, slots));
  return template;
};

/** Returns a venue of those with the fewest weddings. */
const drawVenue = (venues: readonly Outline[], used: Used, chance: Chance): Outline => {
  const venue = chance.pick(leastUsed(venues, used.venues));
  noteUse(used.venues, venue);
  return venue;
};

/** Four to six, in the order of the file, which is the order of a day. */
const drawStories = (words: RealWeddingsContent, slots: Slots, chance: Chance): string[] => {
  const possible = words.stories.filter((story) => canFill(story, slots));
  const picked = new Set(chance.sample(possible, chance.int(4, 6)));
  return possible.filter((story) => picked.has(story));
};

const entryOf = (supplier: Outline): RealWeddingSupplier => {
  const { place } = supplier;
  return {
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierPublicId: supplier.publicId,
    supplierCategory: supplier.category,
    address: { town: place.name, county: place.county, countryCode: place.countryCode },
    seoUrlSlug: supplier.urlSlug,
  };
};

/** The venue's own building, and what the others did there, all in the wedding's light and colours. */
const picturesOf = (market: DemoMarket, id: string, venue: Outline, suppliers: Outline[]): PictureRef[] => {
  const scenes = (['outside', 'table', 'night'] as const).map((view) => viewOf(venue, market, view));
  const others = suppliers
    .filter((supplier) => supplier.id !== venue.id)
    .map((supplier) => ({ ...sceneOf(supplier, market, id), seed: `${venue.id}--${id}` }));
  return [...scenes, ...others].slice(0, 9).map((picture, i) => ({ ...picture, id: `${id}-${i + 1}` }));
};

export const supplierPath = (supplier: Pick<Outline, 'category' | 'publicId'>): string =>
  `/weddingsuppliers/${supplier.category}/${supplier.publicId}`;

/** Capacity of a venue, from its own record. */
const capacityOf = (seed: number, venue: Outline): number =>
  drawSupplierFacts(categoryContent(venue.category), venue, chanceOf(seed, venue.id, 'voice')).capacity?.max ?? 100;

const idOf = ({ countryCode }: DemoMarket, index: number): string => `rw-${countryCode.toLowerCase()}-${index + 1}`;

interface WeddingDraw {
  seed: number;
  within: MarketOutline;
  venues: Outline[];
  used: Used;
}

const drawRealWedding = ({ seed, within, venues, used }: WeddingDraw, day: string, index: number): RealWedding => {
  const { market } = within;
  const id = idOf(market, index);
  const chance = chanceOf(seed, id, 'real-wedding');
  const team = drawTeam(within, drawVenue(venues, used, chance), chance);
  const facts = drawFacts(market, day, capacityOf(seed, team.venue), chance);
  const words = content.realWeddings[market.language];
  const slots = slotsOfWedding(market, facts, team);
  const template = drawTitle(market, words, slots, used, chance);
  const title = say(market, template, slots);
  const date = saysThursday(template) ? thursdayNear(facts.date) : facts.date;
  const suppliers = [...team.bySlot.values()];
  const creator = team.bySlot.get('photographer') ?? team.venue;
  const photos = picturesOf(market, id, team.venue, suppliers);
  const first = photos[0];
  const published = chance.int(14, 44);
  return {
    id,
    url: `/real-weddings/${id}/${slugOf(title)}`,
    title,
    story: drawStories(words, slots, chance).map((story) => say(market, story, slots)),
    ...facts,
    date,
    town: team.venue.place.name,
    county: team.venue.place.county,
    countryCode: market.countryCode,
    photos,
    photoUrl: first === undefined ? '' : picturePath(first, '4x3', 640),
    venueUrl: supplierPath(team.venue),
    creatorId: creator.id,
    creatorTier: creator.tier,
    profileScore: Math.max(...suppliers.map((supplier) => supplier.profileScore)),
    uploadedAt: at(addDays(date, published), chance.int(7, 21), chance.int(0, 59)),
    suppliers: suppliers.map(entryOf),
    demo: true,
  };
};

/** The real weddings of one market; none when it has no venue. */
export const realWeddingsOf = (seed: number, asOf: string, within: MarketOutline, count: number): RealWedding[] => {
  const venues = within.suppliers.filter((supplier) => supplier.category === 'venues');
  if (venues.length === 0) return [];
  const used: Used = { templates: new Map(), titles: new Set(), venues: new Map() };
  const days = Array.from({ length: count }, (_, index) =>
    drawDay(asOf, chanceOf(seed, idOf(within.market, index), 'wedding-day')),
  );
  // Drawn in the order of the list, the newest first, titles and venues stand far from their like.
  return [...days]
    .sort((a, b) => b.localeCompare(a))
    .map((day, index) => drawRealWedding({ seed, within, venues, used }, day, index));
};
