import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { content, placesOf } from '#catalogue/content/content';
import { type DemoMarket, markets } from '#catalogue/content/markets';
import { type CataloguePlace } from '#catalogue/records/geo';
import { type Tier } from '#catalogue/records/supplier-record';
import { chanceOf, publicId, slugOf, supplierId } from '../chance/ids';
import { drawName, type DrawnName, type FormCounts } from './names';
import { cityWishes, type KindSlot, regionWishes, withSought } from './sought';
import { drawSlots, type Slot } from './supply';
import { drawVenueKind } from './venue-kinds';

/**
 * Identity and place of a supplier: enough for other suppliers to mention it, little enough to hold 100,000 in memory.
 */
export interface Outline {
  id: string;
  publicId: string;
  urlSlug: string;
  name: string;
  owner: string;
  category: SupplierCategory;
  /** Key of a venue's kind; null in other categories. */
  kind: string | null;
  place: CataloguePlace;
  /** The form of its name, for statistics. */
  nameForm: string;
  tier: Tier;
  /** 0 to 1. */
  profileScore: number;
}

export interface MarketOutline {
  market: DemoMarket;
  suppliers: Outline[];
  /** Outlines by county, then by category. */
  byCounty: Map<string, Map<SupplierCategory, Outline[]>>;
}

const tiers: readonly { tier: Tier; weight: number }[] = [
  { tier: 0, weight: 26 },
  { tier: 1, weight: 34 },
  { tier: 2, weight: 18 },
  { tier: 2.5, weight: 6 },
  { tier: 3, weight: 11 },
  { tier: 4, weight: 5 },
];

const uniqueName = (taken: Set<string>, draw: () => DrawnName, town: string): DrawnName => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const drawn = draw();
    if (!taken.has(drawn.name)) return drawn;
  }
  const drawn = draw();
  const local = `${drawn.name} ${town}`;
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? local : `${local} ${n}`;
    if (!taken.has(name)) return { ...drawn, name };
  }
};

const uniqueSlug = (taken: Set<string>, name: string, town: string, fallback: string): string => {
  const plain = slugOf(name);
  const local = `${plain}-${slugOf(town)}`;
  return [plain, local].find((slug) => !taken.has(slug)) ?? `${local}-${fallback}`;
};

const indexByCounty = (suppliers: Outline[]): MarketOutline['byCounty'] => {
  const byCounty: MarketOutline['byCounty'] = new Map();
  for (const supplier of suppliers) {
    const county = byCounty.get(supplier.place.county) ?? new Map<SupplierCategory, Outline[]>();
    byCounty.set(supplier.place.county, county);
    const list = county.get(supplier.category) ?? [];
    county.set(supplier.category, list);
    list.push(supplier);
  }
  return byCounty;
};

interface OutlinePlan {
  seed: number;
  market: DemoMarket;
  size: number;
  takenSlugs: Set<string>;
}

/** Names, slugs and forms of names that earlier outlines use already. */
interface UsedNames {
  names: Set<string>;
  slugs: Set<string>;
  forms: FormCounts;
}

/** From which part of the default catalogue on somebody is wherever one looks first; a smaller one promises less. */
const soughtFrom = 0.5;

/** Returns a slot's random draws: the draws that follow are the same for every kind. */
const chanceAt = ({ seed, market }: OutlinePlan, { category, place }: Slot, index: number) => {
  const here = chanceOf(seed, supplierId(market.countryCode, index, seed), 'outline');
  return { here, kind: category === 'venues' ? drawVenueKind(market, place, here) : null };
};

/** Returns the slots with the kind of each venue. */
const kindSlots = (plan: OutlinePlan, slots: readonly Slot[], scale: number): KindSlot[] => {
  const drawn = slots.map((slot, index) => ({ ...slot, kind: chanceAt(plan, slot, index).kind }));
  if (scale < soughtFrom) return drawn;
  const places = placesOf(plan.market.countryCode);
  return withSought(drawn, [...regionWishes(plan.market.countryCode), ...cityWishes(places)], places);
};

const outlineOf = (plan: OutlinePlan, slot: KindSlot, index: number, taken: UsedNames): Outline => {
  const { seed, market } = plan;
  const { category, place, kind } = slot;
  const id = supplierId(market.countryCode, index, seed);
  const { here } = chanceAt(plan, slot, index);
  const draw = () => drawName({ market, category, kind, place, chance: here }, taken.forms);
  const drawn = uniqueName(taken.names, draw, place.name);
  const publicKey = publicId(market.countryCode, index, seed);
  const urlSlug = uniqueSlug(taken.slugs, drawn.name, place.name, publicKey);
  taken.names.add(drawn.name);
  taken.slugs.add(urlSlug);
  taken.forms.set(drawn.pattern, (taken.forms.get(drawn.pattern) ?? 0) + 1);
  const { tier } = here.weighted(tiers, (item) => item.weight);
  const profileScore = Math.max(0.08, Math.min(0.99, 0.45 + tier * 0.09 + here.normal() * 0.14));
  const owner = drawn.first ?? here.pick(content.names[market.language].firstNames);
  const identity = { id, publicId: publicKey, urlSlug, name: drawn.name, nameForm: drawn.pattern, owner };
  return { ...identity, category, kind, place, tier, profileScore: Math.round(profileScore * 1000) / 1000 };
};

const outlineMarket = (plan: OutlinePlan): MarketOutline => {
  const { seed, market, size } = plan;
  const places = placesOf(market.countryCode);
  const taken: UsedNames = { names: new Set(), slugs: plan.takenSlugs, forms: new Map() };
  const scale = Math.min(1, size / market.suppliers);
  const slots = drawSlots({ places, size, scale }, chanceOf(seed, market.countryCode, 'supply'));
  const suppliers = kindSlots(plan, slots, scale).map((slot, index) => outlineOf(plan, slot, index, taken));
  return { market, suppliers, byCounty: indexByCounty(suppliers) };
};

/** Suppliers of the default demo catalogue, over all markets. */
export const defaultTotal = markets.reduce((sum, market) => sum + market.suppliers, 0);

/** Every supplier of every market in outline; `suppliers` scales all markets alike. */
export const outlineCatalogue = (seed: number, suppliers = defaultTotal): MarketOutline[] => {
  const takenSlugs = new Set<string>();
  const scaled = markets.map((market) => Math.round((market.suppliers / defaultTotal) * suppliers));
  const rest = suppliers - scaled.reduce((sum, size) => sum + size, 0);
  return markets.map((market, i) =>
    outlineMarket({ seed, market, size: (scaled[i] ?? 0) + (i === 0 ? rest : 0), takenSlugs }),
  );
};

/** Suppliers of a category in a county; none when it has none. */
export const neighbours = (outline: MarketOutline, county: string, category: SupplierCategory): Outline[] =>
  outline.byCounty.get(county)?.get(category) ?? [];
