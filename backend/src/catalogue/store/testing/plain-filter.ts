import { ourPrice } from '@posy/shared-contracts/rules';
import { chance } from '#catalogue/generate/chance/chance';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { resolveArea } from '#catalogue/search/places/resolve-place';
import { type SearchRequest } from '#catalogue/search/request/search-request';
import { fold } from '#catalogue/search/spelling/fold';
import { searchableText } from '#catalogue/search/words/searchable-text';

/** The haversine formula: another one than the store's. */
const distanceKm = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h));
};

const wordsOf = (record: SupplierRecord): string[] => {
  const { name, place, about } = searchableText(record);
  return [name, place, about].join(' ').split(' ');
};

const isThere = (record: SupplierRecord, { near, area, countryCode }: SearchRequest): boolean => {
  if (near !== undefined) return distanceKm(record.location, near) <= near.radiusKm;
  const resolved = area === undefined ? { kind: 'everywhere' as const } : resolveArea(area, countryCode);
  if (resolved.kind === 'around') return distanceKm(record.location, resolved.point) <= resolved.radiusKm;
  if (resolved.kind === 'county') return record.county === resolved.name;
  if (resolved.kind === 'region') return record.address.adminArea[0] === resolved.name;
  return resolved.kind === 'everywhere';
};

const isShown = ({ location: { lat, lng } }: SupplierRecord, bounds: SearchRequest['bounds']): boolean => {
  if (bounds === undefined) return true;
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
};

/** The price on a couple's card. */
const costs = ({ price }: SupplierRecord, { freeOn, guests }: SearchRequest): number => {
  if (price === null) return Infinity;
  return ourPrice(price, { day: freeOn ?? null, guests: guests ?? null }).price.amount;
};

/** A price on request is between no bounds. */
const isPriced = (cost: number, { priceMin, priceMax }: SearchRequest): boolean => {
  if (priceMin === undefined && priceMax === undefined) return true;
  return cost < Infinity && cost >= (priceMin ?? 0) && cost <= (priceMax ?? Infinity);
};

/** Returns true when a record meets the request, in the simplest implementation. */
export const fits = (record: SupplierRecord, request: SearchRequest): boolean => {
  const asked = fold(request.text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const keys = (list: { key: string }[]) => list.map((item) => item.key);
  return (
    record.countryCode === request.countryCode &&
    (request.category === undefined || record.type === request.category) &&
    !(request.exceptCategories ?? []).includes(record.type) &&
    isThere(record, request) &&
    asked.every((word) => wordsOf(record).some((known) => known.startsWith(word))) &&
    isPriced(costs(record, request), request) &&
    (request.eveningGuests === undefined || (record.facts.capacityEvening ?? Infinity) >= request.eveningGuests) &&
    (request.capacityMin === undefined || (record.capacity?.max ?? -1) >= request.capacityMin) &&
    (request.guests === undefined || record.capacity === null || record.capacity.max >= request.guests) &&
    isShown(record, request.bounds) &&
    !(request.exceptIds ?? []).includes(record.id) &&
    record.rating.average >= (request.ratingMin ?? 0) &&
    record.tier >= (request.tierMin ?? 0) &&
    record.profileScore < (request.profileScoreBelow ?? Infinity) &&
    (request.withOffer !== true || record.offers.length > 0) &&
    (request.features ?? []).every((key) => keys(record.features).includes(key)) &&
    (request.styles === undefined || request.styles.some((key) => keys(record.styles).includes(key)))
  );
};

/** A request that a couple could make: about some supplier of the catalogue, with some of the filters. */
export const drawRequest = (records: SupplierRecord[], seed: number): SearchRequest => {
  const draw = chance(`request:${seed}`);
  const some = draw.pick(records);
  const maybe = <T>(probability: number, value: () => T): T | undefined =>
    draw.yes(probability) ? value() : undefined;
  const request: SearchRequest = {
    countryCode: some.countryCode,
    category: maybe(0.6, () => some.type),
    text: maybe(0.3, () => draw.sample(some.description.split(' '), 2).join(' ').slice(0, 9)),
    near: maybe(0.3, () => ({ ...some.location, radiusKm: draw.between(1, 120) })),
    area: maybe(0.3, () =>
      draw.pick([some.town, some.county, some.address.adminArea[0], `${some.town}, ${some.county}`, some.country]),
    ),
    priceMin: maybe(0.1, () => Math.round((some.price?.from.amount ?? 100_000) * draw.between(0.2, 1))),
    priceMax: maybe(0.3, () => Math.round((some.price?.from.amount ?? 100_000) * draw.between(0.8, 2))),
    eveningGuests: maybe(0.1, () => draw.int(40, 250)),
    capacityMin: maybe(0.1, () => draw.int(20, 150)),
    ratingMin: maybe(0.15, () => draw.pick([3, 4, 4.5])),
    tierMin: maybe(0.15, () => draw.pick([1, 2, 2.5])),
    profileScoreBelow: maybe(0.15, () => 0.7),
    withOffer: maybe(0.1, () => true),
    exceptCategories: maybe(0.1, () => ['venues' as const]),
    features: maybe(0.2, () => draw.sample(some.features, draw.int(1, 2)).map((feature) => feature.key)),
    guests: maybe(0.1, () => draw.int(20, 150)),
    bounds: maybe(0.15, () => {
      const half = draw.between(0.05, 2);
      const { lat, lng } = some.location;
      return { south: lat - half, west: lng - half, north: lat + half, east: lng + half };
    }),
    freeOn: maybe(0.2, () => draw.pick(['2027-06-05', '2027-06-08', '2027-12-04'])),
    exceptIds: maybe(0.1, () => draw.sample(records, 5).map(({ id }) => id)),
    styles: maybe(0.2, () => some.styles.map((style) => style.key)),
  };
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as unknown as SearchRequest;
};
