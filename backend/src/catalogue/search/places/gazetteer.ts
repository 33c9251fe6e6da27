import { type CountryCode } from '@posy/shared-contracts/markets';
import { placesOf } from '#catalogue/content/content';
import { markets } from '#catalogue/content/markets';
import { type DeleteIndex, deleteIndex } from '../spelling/delete-index';
import { fold, spellingsOf } from '../spelling/fold';
import { divisionsOf, worthOf } from './divisions';
import { type NamedPlace, radiusIn } from './place';
import { regionLines, townAliases, townLines } from './place-tables';
import { soundOf } from './sound';

/** The names of one country, folded, each with all that bear it, the worthiest first. */
export interface Gazetteer {
  names: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Short forms that only tell namesakes apart: “OR” after “Portland”. */
  qualifiers: ReadonlyMap<string, NamedPlace>;
  /** Folded names in the order of the alphabet, for beginnings. */
  sorted: readonly string[];
  /** Waters that towns lie on: “Thames”. */
  rivers: ReadonlySet<string>;
  /** Words of the longest name. */
  longest: number;
  /** Made when the first name is not known. */
  near(): DeleteIndex;
  /** Names that sound so, the worthiest first; of places that many people know. */
  soundAlike(sound: string): readonly string[];
}

const countryNames: Record<CountryCode, string[]> = {
  GB: ['uk', 'gb', 'great britain', 'britain', 'united kingdom'],
  IE: ['ie', 'republic of ireland', 'eire', 'ireland', 'irland'],
  US: ['us', 'usa', 'america', 'united states', 'united states of america'],
  DE: ['de', 'germany', 'deutschland'],
  FR: ['fr', 'france', 'frankreich'],
};

type Add = (spellings: readonly string[], place: NamedPlace) => void;

const addTowns = (countryCode: CountryCode, add: Add): void => {
  const listed = new Set(placesOf(countryCode).map(({ name, county }) => `${fold(name)}|${county}`));
  const aliases = townAliases(countryCode);
  const taken = new Set<string>();
  for (const { name, county, lat, lng, population } of townLines(countryCode)) {
    const area = { kind: 'around' as const, point: { lat, lng }, radiusKm: radiusIn(countryCode) };
    const isListed = listed.has(`${fold(name)}|${county}`);
    const place: NamedPlace = {
      kind: 'town',
      name,
      within: county,
      area,
      point: { lat, lng },
      worth: population,
      isListed,
    };
    const isFirst = !taken.has(name);
    taken.add(name);
    add(spellingsOf(name), place);
    if (isFirst)
      for (const alias of aliases.get(name) ?? [])
        add(spellingsOf(alias), { ...place, worth: Math.max(place.worth, worthOf.shortName + 1) });
  }
};

const addRegions = (countryCode: CountryCode, add: Add): void => {
  for (const { name, lat, lng, radiusKm, aliases } of regionLines(countryCode)) {
    const point = { lat, lng };
    const area = { kind: 'around' as const, point, radiusKm };
    const place: NamedPlace = {
      kind: 'named-region',
      name,
      within: '',
      area,
      point,
      worth: worthOf.region,
      isListed: true,
    };
    add(spellingsOf(name), place);
    for (const alias of aliases)
      add(spellingsOf(alias.replace('!', '')), {
        ...place,
        worth: alias.startsWith('!') ? worthOf.decided : worthOf.regionAlias,
      });
  }
};

const addDivisions = (countryCode: CountryCode, add: Add): Map<string, NamedPlace> => {
  const qualifiers = new Map<string, NamedPlace>();
  for (const { place, names } of divisionsOf(countryCode))
    for (const { text, isShort, onlyQualifies } of names)
      for (const spelling of spellingsOf(text)) {
        qualifiers.set(spelling, place);
        if (!onlyQualifies) add([spelling], isShort ? { ...place, worth: worthOf.shortName } : place);
      }
  return qualifiers;
};

const build = (countryCode: CountryCode): Gazetteer => {
  const names = new Map<string, NamedPlace[]>();
  const add: Add = (spellings, place) => {
    for (const spelling of spellings) {
      const known = names.get(spelling);
      if (known === undefined) names.set(spelling, [place]);
      else known.push(place);
    }
  };
  addTowns(countryCode, add);
  addRegions(countryCode, add);
  const qualifiers = addDivisions(countryCode, add);
  const country = markets.find((market) => market.countryCode === countryCode)?.country ?? '';
  const whole: NamedPlace = {
    kind: 'country',
    name: country,
    within: '',
    area: { kind: 'everywhere' },
    point: null,
    worth: worthOf.decided,
    isListed: true,
  };
  for (const name of countryNames[countryCode]) if (name.length > 2 || name === 'uk') add([name], whole);
  for (const list of names.values()) list.sort((a, b) => b.worth - a.worth);
  const sorted = [...names.keys()].sort();
  let index: DeleteIndex | null = null;
  let sounding: Map<string, string[]> | null = null;
  const soundAlike = (sound: string) => (sounding ??= bySound(names)).get(sound) ?? [];
  const near = () => (index ??= deleteIndex(sorted.filter((name) => name.length > 3)));
  const rivers = new Set(sorted.flatMap((name) => / (?:on|upon) (\p{L}+)$/u.exec(name)?.[1] ?? []));
  return {
    names,
    qualifiers,
    sorted,
    rivers,
    soundAlike,
    longest: Math.max(...sorted.map((name) => name.split(' ').length)),
    near,
  };
};

const knownByMany = 30_000;

const bySound = (names: ReadonlyMap<string, readonly NamedPlace[]>): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  const known = [...names].map(([name, [best]]) => ({ name, worth: best?.worth ?? 0 }));
  for (const { name } of known.filter(({ worth }) => worth >= knownByMany).sort((a, b) => b.worth - a.worth)) {
    const sound = soundOf(name);
    found.set(sound, [...(found.get(sound) ?? []), name]);
  }
  return found;
};

const gazetteers = new Map<CountryCode, Gazetteer>();

export const gazetteerOf = (countryCode: CountryCode): Gazetteer => {
  const known = gazetteers.get(countryCode) ?? build(countryCode);
  gazetteers.set(countryCode, known);
  return known;
};

/**
 * Returns true when a place lies in the division that the second name gives: its county, or the region of its county.
 */
export const liesIn = (
  place: NamedPlace,
  division: NamedPlace,
  regionOfCounty: (county: string) => string | undefined,
): boolean => {
  if (place.kind !== 'town') return false;
  return place.within === division.name || regionOfCounty(place.within) === division.name;
};

const counties = new Map<CountryCode, Map<string, string>>();

/** The nation, province or region that a county of the catalogue lies in. */
export const regionOfCounty = (countryCode: CountryCode): ((county: string) => string | undefined) => {
  const known =
    counties.get(countryCode) ?? new Map(placesOf(countryCode).map(({ county, region }) => [county, region]));
  counties.set(countryCode, known);
  return (county) => known.get(county);
};
