import { type CategorySlug, categorySlugs, type Place, type Tier } from '../types';
import { type Chance } from './chance';
import { content, placesOf } from './content';
import { chanceOf, publicId, slugOf, supplierId } from './ids';
import { type Market, markets } from './markets';
import { type DrawnName, drawName } from './names';

/** Who and where a supplier is: enough for others to mention it, little enough to keep 100,000 in memory. */
export interface Outline {
  id: string;
  publicId: string;
  urlSlug: string;
  name: string;
  owner: string;
  category: CategorySlug;
  place: Place;
  tier: Tier;
  /** 0 to 1. */
  profileScore: number;
}

export interface MarketOutline {
  market: Market;
  suppliers: Outline[];
  /** By county, then by category. */
  byCounty: Map<string, Map<CategorySlug, Outline[]>>;
}

/** Parts of a hundred. */
const share: Record<CategorySlug, number> = {
  venues: 14,
  photographers: 12,
  florists: 8,
  caterers: 8,
  music: 8,
  beauty: 7,
  video: 6,
  decoration: 6,
  entertainment: 6,
  cakes: 6,
  dress: 5,
  transport: 5,
  menswear: 3,
  stationery: 3,
  marquee: 3,
};

const tiers: readonly { tier: Tier; weight: number }[] = [
  { tier: 0, weight: 26 },
  { tier: 1, weight: 34 },
  { tier: 2, weight: 18 },
  { tier: 2.5, weight: 6 },
  { tier: 3, weight: 11 },
  { tier: 4, weight: 5 },
];

/** The first 45 suppliers are three of each category, so that the smallest catalogue has them all. */
function categoryAt(index: number, chanceHere: Chance): CategorySlug {
  const fixed = index < categorySlugs.length * 3 ? categorySlugs[index % categorySlugs.length] : undefined;
  return fixed ?? chanceHere.weighted(categorySlugs, (slug) => share[slug]);
}

/** The first town of a county is its largest: it has more suppliers. */
function placeWeights(places: Place[]): Map<Place, number> {
  const seen = new Set<string>();
  return new Map(
    places.map((place) => {
      const first = !seen.has(place.county);
      seen.add(place.county);
      return [place, first ? 3 : 1];
    }),
  );
}

function uniqueName(taken: Set<string>, draw: () => DrawnName, town: string): DrawnName {
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
}

function uniqueSlug(taken: Set<string>, name: string, town: string, fallback: string): string {
  const plain = slugOf(name);
  const local = `${plain}-${slugOf(town)}`;
  return [plain, local].find((slug) => !taken.has(slug)) ?? `${local}-${fallback}`;
}

function indexByCounty(suppliers: Outline[]): MarketOutline['byCounty'] {
  const byCounty: MarketOutline['byCounty'] = new Map();
  for (const supplier of suppliers) {
    const county = byCounty.get(supplier.place.county) ?? new Map<CategorySlug, Outline[]>();
    byCounty.set(supplier.place.county, county);
    const list = county.get(supplier.category) ?? [];
    county.set(supplier.category, list);
    list.push(supplier);
  }
  return byCounty;
}

interface Plan {
  seed: number;
  market: Market;
  size: number;
  takenSlugs: Set<string>;
}

function outlineMarket({ seed, market, size, takenSlugs }: Plan): MarketOutline {
  const weights = placeWeights(placesOf(market.countryCode));
  const places = [...weights.keys()];
  const takenNames = new Set<string>();
  const outlineOf = (_: unknown, index: number): Outline => {
    const id = supplierId(market.countryCode, index, seed);
    const here = chanceOf(seed, id, 'outline');
    const category = categoryAt(index, here);
    const place = here.weighted(places, (item) => weights.get(item) ?? 1);
    const drawn = uniqueName(takenNames, () => drawName({ market, category, chance: here }), place.name);
    const publicKey = publicId(market.countryCode, index, seed);
    const urlSlug = uniqueSlug(takenSlugs, drawn.name, place.name, publicKey);
    takenNames.add(drawn.name);
    takenSlugs.add(urlSlug);
    const { tier } = here.weighted(tiers, (item) => item.weight);
    const profileScore = Math.max(0.08, Math.min(0.99, 0.45 + tier * 0.09 + here.normal() * 0.14));
    const owner = drawn.first ?? here.pick(content.names[market.language].firstNames);
    return {
      id,
      publicId: publicKey,
      urlSlug,
      name: drawn.name,
      owner,
      category,
      place,
      tier,
      profileScore: Math.round(profileScore * 1000) / 1000,
    };
  };
  const suppliers = Array.from({ length: size }, outlineOf);
  return { market, suppliers, byCounty: indexByCounty(suppliers) };
}

const defaultTotal = markets.reduce((sum, market) => sum + market.suppliers, 0);

/** Every supplier of every market in outline; `suppliers` scales all markets alike. */
export function outlineCatalogue(seed: number, suppliers = defaultTotal): MarketOutline[] {
  const takenSlugs = new Set<string>();
  const scaled = markets.map((market) => Math.round((market.suppliers / defaultTotal) * suppliers));
  const rest = suppliers - scaled.reduce((sum, size) => sum + size, 0);
  return markets.map((market, i) =>
    outlineMarket({ seed, market, size: (scaled[i] ?? 0) + (i === 0 ? rest : 0), takenSlugs }),
  );
}

/** Suppliers of a category in a county; none when it has none. */
export function neighbours(outline: MarketOutline, county: string, category: CategorySlug): Outline[] {
  return outline.byCounty.get(county)?.get(category) ?? [];
}
