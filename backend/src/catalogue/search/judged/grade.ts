import { type GeoPoint } from '#catalogue/records/geo';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { distanceKm } from '../places/distance';
import { type QueryFacts } from './judged-query';

/** Quality of an answer: 1 meets all wishes, 0 is useless. */
export type Grade = number;

/** Kinds of venue that answer a question for one, by what suppliers say they are. */
const kindKeys: Record<string, readonly string[]> = {
  boathouse: ['boathouse', 'lake-house'],
  lake: ['boathouse', 'lake-house'],
  domaine: ['estate', 'manor'],
};

/** The judges' own list of words in names, apart from the lexicon that search uses: some barns say nothing else. */
const kindNames: Record<string, RegExp> = {
  barn: /barn|granary|stables|old dairy|scheune|remise|stadel|grange|bergerie/i,
  castle: /castle|schloss|burg\b|ch[aâ]teau/i,
  mill: /\bmill\b|m[üu]hle|moulin/i,
  boathouse: /boathouse|seehaus|bootshaus/i,
  lake: /boathouse|seehaus|bootshaus|am see/i,
  ranch: /ranch/i,
  domaine: /domaine/i,
  hotel: /h[oô]tel/i,
  vineyard: /vineyard|winery|weingut/i,
};

const isOfKind = (supplier: SupplierRecord, kind: string): boolean =>
  (kindKeys[kind] ?? [kind]).includes(supplier.kind?.key ?? '') || (kindNames[kind]?.test(supplier.name) ?? false);

/** Score of a supplier this many kilometres beyond the place: less with each, and above zero at 300. */
export const nearness = (kmBeyond: number): number => Math.max(0, 1 - 0.23 * Math.log1p(Math.max(0, kmBeyond) / 10));

/** Positions of the suppliers that state a county or region. */
export type PointsWithin = (name: string) => readonly GeoPoint[];

const placeShare = ({ location, county, address }: SupplierRecord, facts: QueryFacts, within: PointsWithin): number => {
  if (facts.within !== null) {
    if (county === facts.within || address.adminArea[0] === facts.within) return 1;
    // A supplier outside the border is measured from the nearest supplier within it.
    const away = within(facts.within).map((point) => distanceKm(location, point));
    return away.length === 0 ? 0 : nearness(Math.min(...away));
  }
  return facts.at === null ? 1 : nearness(distanceKm(location, facts.at) - facts.at.radiusKm);
};

/** Score of a supplier that is too small or too dear by this share. */
const lacking = (share: number): number => Math.max(0.2, 1 - 2 * Math.max(0, share));
const onRequest = 0.5;

const guestsShare = ({ capacity }: SupplierRecord, { guests }: QueryFacts): number =>
  guests === null ? 1 : capacity === null ? onRequest : lacking(1 - capacity.max / guests);

const priceShare = ({ price }: SupplierRecord, { priceMax }: QueryFacts): number =>
  priceMax === null ? 1 : price === null ? onRequest : lacking(price.from.amount / priceMax - 1);

/** Factor for each wish that a supplier does not meet. */
const without = { kind: 0.5, feature: 0.6, style: 0.7 } as const;

const labelShare = (supplier: SupplierRecord, { kind, features, styles }: QueryFacts): number => {
  const lacks = (list: readonly { key: string }[], keys: readonly string[]) =>
    keys.filter((key) => !list.some((one) => one.key === key)).length;
  return (
    (kind !== null && !isOfKind(supplier, kind) ? without.kind : 1) *
    without.feature ** lacks(supplier.features, features) *
    without.style ** lacks(supplier.styles, styles)
  );
};

/** A supplier by its facts alone. It is written without regard to how search ranks: who changes the one leaves the other. */
export const gradeOf = (supplier: SupplierRecord, facts: QueryFacts, within: PointsWithin): Grade => {
  if (facts.category !== null && supplier.type !== facts.category) return 0;
  return (
    placeShare(supplier, facts, within) *
    guestsShare(supplier, facts) *
    priceShare(supplier, facts) *
    labelShare(supplier, facts)
  );
};
