import { content, type Language } from './content';
import { type Slots } from './slots';

/** “d’Yvetot” but “de Yasmine”, “d’Hyères” but “de Honfleur”. */
const startsWithVowelSound = (name: string) =>
  /^([aàâæeéèêëiîïoôœuùûüh]|y[^aeiouéè])/i.test(name) && !/^(Hakim|Hau|Honfleur|Hugo)/.test(name);

/** The French form of a name after “de”. */
export const withDe = (name: string): string => {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return startsWithVowelSound(name) ? `d’${name}` : `de ${name}`;
};

/** The French form of a place after “à”. */
export const withA = (name: string): string => {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
};

const withArticle = new Set(['Highlands', 'Isle of Wight', 'Scottish Borders', 'West Midlands']);

/** English sentences say “the Isle of Wight”, lists say “Isle of Wight”. */
const countyInText = (language: Language, county: string): string =>
  language === 'en' && withArticle.has(county) ? `the ${county}` : county;

const inCounty = (language: Language, place: string, county: string): string => {
  if (language === 'fr') return content.frenchCounties[county] ?? `près ${withDe(place)}`;
  if (language === 'de') return county === 'Saarland' ? 'im Saarland' : `in ${county}`;
  return `in ${countyInText(language, county)}`;
};

/** The slots that a place and a supplier's name fill. */
export const placeSlots = (language: Language, place: string, county: string): Slots => ({
  place,
  county: countyInText(language, county),
  in_county: inCounty(language, place, county),
  de_place: withDe(place),
  a_place: withA(place),
});
