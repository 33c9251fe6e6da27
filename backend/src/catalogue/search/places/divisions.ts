import { type CountryCode } from '@posy/shared-contracts/markets';
import { placesOf } from '#catalogue/content/content';
import { type GeoPoint } from '#catalogue/records/geo';
import { distanceKm } from './distance';
import { type NamedPlace } from './place';
import { divisionAliases, type TownLine, townLines } from './place-tables';

/** A city must be this large to be meant when a county or state has its name; a short name needs less. */
export const worthOf = { division: 150_000, shortName: 15_000, region: 100_000, regionAlias: 10_000, decided: 1e9 };

/** The middle of its people, and how far from there nine in ten of them live. */
export const spreadOf = (towns: readonly TownLine[]): { point: GeoPoint; radiusKm: number } => {
  const weight = ({ population }: TownLine) => population + 500;
  const total = towns.reduce((sum, town) => sum + weight(town), 0);
  const mean = (of: 'lat' | 'lng') => towns.reduce((sum, town) => sum + town[of] * weight(town), 0) / total;
  const point = { lat: mean('lat'), lng: mean('lng') };
  const far = towns.map((town) => distanceKm(point, town)).sort((a, b) => a - b);
  return { point, radiusKm: Math.max(12, Math.round(far[Math.floor(far.length * 0.9)] ?? 25)) };
};

export interface Division {
  place: NamedPlace;
  /** Its name and its other names. */
  names: { text: string; isShort: boolean; onlyQualifies: boolean }[];
}

const shortNamesOf = (name: string): string[] => {
  const county = /^(?:County|Co\.?) (.+)$/.exec(name)?.[1];
  return county === undefined ? [] : [county, `Co ${county}`];
};

const divisionOf = (
  kind: 'county' | 'region',
  name: string,
  within: string,
  towns: readonly TownLine[],
  aliases: readonly string[],
): Division => {
  const spread = towns.length === 0 ? null : spreadOf(towns);
  const short = [...shortNamesOf(name), ...aliases];
  return {
    place: {
      kind,
      name,
      within,
      area: { kind, name },
      point: spread?.point ?? null,
      reachKm: spread?.radiusKm ?? 0,
      worth: worthOf.division,
      isListed: true,
    },
    names: [
      { text: name, isShort: false, onlyQualifies: false },
      ...short.map((text) => ({ text, isShort: true, onlyQualifies: /^[A-Z]{2}$/.test(text) })),
    ],
  };
};

/** A division of the gazetteer that no supplier names: found by the circle around its towns. */
const circleOf = (name: string, towns: readonly TownLine[], aliases: readonly string[]): Division => {
  const { point, radiusKm } = spreadOf(towns);
  const area = { kind: 'around' as const, point, radiusKm };
  return {
    place: { kind: 'county', name, within: '', area, point, worth: worthOf.division, isListed: false },
    names: [
      { text: name, isShort: false, onlyQualifies: false },
      ...aliases.map((text) => ({ text, isShort: true, onlyQualifies: false })),
    ],
  };
};

/** Counties, départements, states and what lies above them. */
export const divisionsOf = (countryCode: CountryCode): Division[] => {
  const listed = placesOf(countryCode);
  const aliases = divisionAliases(countryCode);
  const regionOf = new Map(listed.map(({ county, region }) => [county, region]));
  const byCounty = new Map<string, TownLine[]>();
  for (const town of townLines(countryCode)) byCounty.set(town.county, [...(byCounty.get(town.county) ?? []), town]);
  const within = (region: string) =>
    [...regionOf].filter(([, of]) => of === region).flatMap(([county]) => byCounty.get(county) ?? []);
  const counties = [...regionOf].map(([county, region]) =>
    divisionOf('county', county, region, byCounty.get(county) ?? [], aliases.get(county) ?? []),
  );
  const regions = [...new Set(regionOf.values())]
    .filter((region) => !regionOf.has(region))
    .map((region) => divisionOf('region', region, '', within(region), aliases.get(region) ?? []));
  const others = [...byCounty].filter(
    ([county]) => county !== '' && !regionOf.has(county) && !regions.some(({ place }) => place.name === county),
  );
  return [
    ...regions,
    ...counties,
    ...others.map(([county, towns]) => circleOf(county, towns, aliases.get(county) ?? [])),
  ];
};
