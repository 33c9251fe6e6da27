/** Words in lower case within a place's name. */
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

/** Returns a place with capitals if it was typed in lower case only; else as it was typed. */
const placeName = (typed: string): string =>
  isAllSmall(typed)
    ? typed.replace(/[\p{L}’']+/gu, (word, at: number) =>
        at > 0 && small.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      )
    : typed;

/** Names with “the” in English: ranges, districts, coasts and groups of islands. */
const articled =
  /(?:\bDistrict|\bHighlands|\bLowlands|\bBorders|\bBroads|\bMidlands|\bDales|\bDowns|\bMoors?|\bWolds|swolds|\bChilterns|\bMendips|\bHamptons|\bPeninsula|\bCoast|\bForest|\bIsles|\bIslands|\bValley|\bCounties|\bMarches|\bCatskills|\bPoconos|\bBerkshires|\bOzarks|\bKeys)$/;
const unarticled = /^(?:The |Isle |Napa |Sonoma |Happy |Sherwood Forest$)/;

/** Returns a place for a sentence: English needs “the” before some; messages of other languages avoid it. */
export const placeInSentence = (locale: string, typed: string): string => {
  const name = placeName(typed);
  return locale.startsWith('en') && articled.test(name) && !unarticled.test(name) ? `the ${name}` : name;
};
