import { type SupplierCategory, type SupplierFacts } from '@posy/shared-contracts/entities';
import { venueKind } from '../content/content';
import { type CategoryContent } from '../content/content-schema';
import { type SupplierCapacity } from '../records/supplier-record';
import { type Chance } from './chance/chance';
import { drawFrom } from './market/prices';
import { type Outline } from './outline/outline';

type Features = CategoryContent['features'];

export interface DrawnFacts {
  capacity: SupplierCapacity | null;
  facts: SupplierFacts;
  features: Features;
  styles: CategoryContent['styles'];
}

const toFive = (value: number): number => (value < 20 ? Math.round(value) : Math.round(value / 5) * 5);

/** A hall for 800 would read as a mistake: the tail ends a little above the ninetieth percentile. */
const drawMax = (spread: { p10: number; median: number; p90: number; least?: number }, chance: Chance): number =>
  toFive(Math.max(spread.least ?? 0, spread.p10 * 0.7, Math.min(drawFrom(spread, chance), spread.p90 * 1.35)));

const curfews = ['22:30', '23:00', '23:30', '00:00', '00:00', '00:30', '01:00', '02:00'] as const;
const isLate = (curfew: string): boolean => curfew < '06:00' && curfew >= '00:30';

/** Returns the capacity and rules of a venue of this kind. */
const venueFacts = ({ kind }: Outline, chance: Chance): SupplierFacts => {
  const { capacity, rooms, sleeps, always, never } = venueKind(kind ?? '');
  const max = drawMax(capacity, chance);
  const beds = chance.yes(sleeps.share) ? Math.min(max, chance.int(sleeps.min, sleeps.max)) : 0;
  const catering = always.includes('own-caterer')
    ? 'free'
    : chance.weighted(['free', 'listed', 'in-house'] as const, (way) =>
        way === 'free' ? (never.includes('own-caterer') ? 0 : 4) : way === 'listed' ? 3 : 4,
      );
  return {
    capacityDayMin: toFive(max * chance.between(0.15, 0.4)),
    capacityDayMax: max,
    capacityEvening: toFive(max * chance.between(1.1, 1.5)),
    rooms: chance.int(rooms[0], rooms[1]),
    sleeps: beds,
    catering,
    licence: always.includes('on-site-ceremony') || chance.yes(0.7),
    stepFree: !never.includes('step-free') && chance.yes(0.62),
    corkage: catering === 'in-house' ? null : chance.pick([0, 500, 800, 1000, 1200, 1500]),
    curfew: chance.pick(never.includes('late-licence') ? curfews.slice(0, 5) : curfews),
  };
};

/** Features that say what a fact says: they are there exactly when it holds. */
const byFact: Record<string, (facts: SupplierFacts) => boolean> = {
  bedrooms: ({ sleeps }) => (sleeps ?? 0) > 0,
  'own-caterer': ({ catering }) => catering === 'free',
  'on-site-ceremony': ({ licence }) => licence === true,
  'step-free': ({ stepFree }) => stepFree === true,
  'late-licence': ({ curfew }) => typeof curfew === 'string' && isLate(curfew),
};

const featuresFrom = 4;
const featuresTo = 9;

/** Four to nine: what the facts and the kind say, then others. */
const venueFeatures = (all: Features, facts: SupplierFacts, kind: string, chance: Chance): Features => {
  const { always, never } = venueKind(kind);
  const isListed = (key: string) => byFact[key]?.(facts) ?? always.includes(key);
  const listed = all.filter(({ key }) => isListed(key));
  const open = all.filter(({ key }) => byFact[key] === undefined && !always.includes(key) && !never.includes(key));
  const more = chance.sample(open, Math.max(0, chance.int(featuresFrom + 1, featuresTo) - listed.length));
  return all.filter((feature) => listed.includes(feature) || more.includes(feature)).slice(0, featuresTo);
};

const travels: ReadonlySet<SupplierCategory> = new Set<SupplierCategory>([
  'photographers',
  'florists',
  'caterers',
  'music',
  'video',
  'decoration',
  'entertainment',
  'cakes',
  'beauty',
  'transport',
  'marquee',
]);
const delivers: ReadonlySet<SupplierCategory> = new Set<SupplierCategory>(['dress', 'menswear', 'stationery']);

const tradeFacts = (category: CategoryContent, capacity: SupplierCapacity | null, chance: Chance): SupplierFacts => {
  const { slug, leadMonths } = category;
  return {
    ...(capacity !== null && capacity.meaning === 'guests' && { capacityDayMax: capacity.max }),
    ...(travels.has(slug) && { travelRadiusKm: chance.pick([30, 40, 50, 60, 80, 80, 100, 120, 150, 250]) }),
    ...(delivers.has(slug) && { deliveryWeeks: chance.int(3, Math.max(4, leadMonths.min * 3)) }),
  };
};

/** Size, rules and features of a supplier, which agree with one another. */
export const drawFacts = (category: CategoryContent, outline: Outline, chance: Chance): DrawnFacts => {
  if (outline.kind !== null) {
    const facts = venueFacts(outline, chance);
    const features = venueFeatures(category.features, facts, outline.kind, chance);
    const keys = venueKind(outline.kind).styles;
    const styles = chance
      .sample(keys, chance.int(1, 3))
      .flatMap((key) => category.styles.filter((style) => style.key === key));
    return { capacity: { max: facts.capacityDayMax ?? 0, meaning: 'guests' }, facts, features, styles };
  }
  const { meaning, ...spread } = category.capacity ?? { meaning: null };
  const capacity = meaning === null || !('p10' in spread) ? null : { max: drawMax(spread, chance), meaning };
  const mentioned = new Set(chance.sample(category.features, chance.int(featuresFrom, featuresTo)));
  return {
    capacity,
    facts: tradeFacts(category, capacity, chance),
    features: category.features.filter((feature) => mentioned.has(feature)),
    styles: chance.sample(category.styles, chance.int(1, 3)),
  };
};
