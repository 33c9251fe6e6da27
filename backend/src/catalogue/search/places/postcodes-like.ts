import { type CountryCode } from '@posy/shared-contracts/markets';
import { type NamedPlace } from './place';
import { postcodesBeginning } from './postcodes';
import { placeOfPostcode } from './resolve-place';

/** Postcodes that begin as it was typed; the code itself first, also where it was typed to the end. */
export const postcodesLike = (typed: string, countryCode: CountryCode, size: number): NamedPlace[] => {
  const term = typed.toUpperCase().replace(/\s+/g, '');
  if (term.length < 2 || !/\d/.test(term)) return [];
  const own = placeOfPostcode(term, countryCode);
  const codes = postcodesBeginning(term, countryCode, size).filter((code) => code !== own?.name);
  const others = codes.map((code) => placeOfPostcode(code, countryCode)).filter((place) => place !== null);
  return [...(own === null ? [] : [own]), ...others].slice(0, size);
};
