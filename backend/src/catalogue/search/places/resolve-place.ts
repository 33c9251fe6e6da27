import { type CountryCode } from '@posy/shared-contracts/markets';
import { fold } from '../spelling/fold';
import { gazetteerOf, liesIn, regionOfCounty } from './gazetteer';
import { type Area, type NamedPlace, radiusIn } from './place';
import { postcodePlace, zipArea } from './postcodes';

/** A postcode as a place. */
export const placeOfPostcode = (text: string, countryCode: CountryCode): NamedPlace | null => {
  const found = postcodePlace(text, countryCode) ?? zipArea(text, countryCode);
  if (found === null) return null;
  const area = { kind: 'around' as const, point: found.point, radiusKm: radiusIn(countryCode) };
  return { kind: 'postcode', name: found.code, within: found.town, area, point: found.point, worth: 0, isListed: true };
};

/** The place of a folded name; a second name chooses among namesakes. Null when nothing is called so. */
export const placeNamed = (name: string, qualifier: string, countryCode: CountryCode): NamedPlace | null => {
  const { names, qualifiers } = gazetteerOf(countryCode);
  const all = names.get(name) ?? [];
  const division = qualifier === '' ? undefined : qualifiers.get(qualifier);
  if (division === undefined) return all[0] ?? null;
  const inside = all.find((place) => liesIn(place, division, regionOfCounty(countryCode)));
  return inside ?? all[0] ?? null;
};

/** “Surrey”, “Guildford”, “Richmond, North Yorkshire”, “BA1 1AA”, “Cotswolds”, “Scotland” or “UK”; null when it is no place. */
export const resolvePlace = (text: string, countryCode: CountryCode): NamedPlace | null => {
  const postcode = placeOfPostcode(text.trim(), countryCode);
  if (postcode !== null) return postcode;
  const [name = '', qualifier = ''] = text.split(',').map(fold);
  return placeNamed(name, qualifier, countryCode) ?? placeNamed(fold(text), '', countryCode);
};

/** Returns the area around a place given by name. */
export const resolveArea = (area: string, countryCode: CountryCode): Area => {
  if (fold(area) === '') return { kind: 'everywhere' };
  return resolvePlace(area, countryCode)?.area ?? { kind: 'nowhere' };
};
