/** Words that stay small in a place's name. */
const small = new Set([
  'upon',
  'on',
  'the',
  'of',
  'in',
  'and',
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'sur',
  'en',
  'am',
  'an',
  'der',
  'im',
  'ob',
]);

const isAllSmall = (name: string): boolean => name === name.toLowerCase() && /\p{Ll}/u.test(name);

/** A place as its name is written, where somebody typed it in small letters only; else as they typed it. */
const placeName = (typed: string): string =>
  isAllSmall(typed)
    ? typed.replace(/[\p{L}’']+/gu, (word, at: number) =>
        at > 0 && small.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      )
    : typed;

/** What English calls by “the”: ranges, districts, coasts and groups of islands. */
const articled =
  /(?:\bDistrict|\bHighlands|\bLowlands|\bBorders|\bBroads|\bMidlands|\bDales|\bDowns|\bMoors?|\bWolds|swolds|\bChilterns|\bMendips|\bHamptons|\bPeninsula|\bCoast|\bForest|\bIsles|\bIslands|\bValley|\bCounties|\bMarches|\bCatskills|\bPoconos|\bBerkshires|\bOzarks|\bKeys)$/;
const unarticled = /^(?:The |Isle |Napa |Sonoma |Happy |Sherwood Forest$)/;

/** A place in a sentence of a language: English says “the” before some; other languages are worded to do without. */
export const placeInSentence = (locale: string, typed: string): string => {
  const name = placeName(typed);
  return locale.startsWith('en') && articled.test(name) && !unarticled.test(name) ? `the ${name}` : name;
};
