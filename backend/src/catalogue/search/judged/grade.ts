import { type SupplierRecord } from '#catalogue/supplier-record';
import { distanceKm } from '../places/distance';
import { type Facts } from './judged-query';

export type Grade = 0 | 1 | 2 | 3;

/** Kinds of venue that answer a question for one, by what suppliers say they are. */
const kindKeys: Record<string, readonly string[]> = {
  barn: ['barn'],
  castle: ['castle'],
  mill: ['mill'],
  boathouse: ['boathouse', 'lake-house'],
  lake: ['boathouse', 'lake-house'],
  ranch: ['ranch'],
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
};

const isOfKind = (supplier: SupplierRecord, kind: string): boolean =>
  (kindKeys[kind] ?? []).includes(supplier.kind?.key ?? '') || (kindNames[kind]?.test(supplier.name) ?? false);

const closer = 2.5;

const placeLoss = (supplier: SupplierRecord, { at, within }: Facts): number => {
  if (within !== null) return supplier.county === within || supplier.address.adminArea[0] === within ? 0 : 2;
  if (at === null) return 0;
  const km = distanceKm(supplier.location, at);
  if (km <= at.radiusKm) return 0;
  return km <= at.radiusKm * closer ? 1 : 2;
};

const aFifth = 1.2;

const numberLoss = (supplier: SupplierRecord, { guests, priceMax }: Facts): number => {
  const capacity = supplier.capacity?.max ?? 0;
  const room = guests === null || capacity >= guests ? 0 : capacity * aFifth >= guests ? 1 : 2;
  const price = supplier.price?.from.amount ?? Infinity;
  const dear = priceMax === null || price <= priceMax ? 0 : price <= priceMax * aFifth ? 1 : 2;
  return room + dear;
};

const labelLoss = (supplier: SupplierRecord, { kind, features, styles }: Facts): number => {
  const has = (list: { key: string }[], key: string) => list.some((one) => one.key === key);
  const wrongKind = kind !== null && !isOfKind(supplier, kind) ? 1 : 0;
  return (
    wrongKind +
    features.filter((key) => !has(supplier.features, key)).length +
    styles.filter((key) => !has(supplier.styles, key)).length
  );
};

/** How good an answer a supplier is, by its facts alone: 3 has all that was asked for, 0 is of no use. */
export const gradeOf = (supplier: SupplierRecord, facts: Facts): Grade => {
  if (facts.category !== null && supplier.type !== facts.category) return 0;
  const loss = placeLoss(supplier, facts) + numberLoss(supplier, facts) + labelLoss(supplier, facts);
  return Math.max(0, 3 - loss) as Grade;
};
