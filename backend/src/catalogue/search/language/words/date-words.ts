/** Words of dates in English, German and French, for the patterns that read them. */

const months: readonly string[][] = [
  ['january', 'jan', 'januar', 'janvier'],
  ['february', 'feb', 'februar', 'février', 'fevrier'],
  ['march', 'märz', 'maerz', 'mars'],
  ['april', 'apr', 'avril'],
  ['may', 'mai'],
  ['june', 'juni', 'juin'],
  ['july', 'juli', 'juillet'],
  ['august', 'aug', 'août', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'dezember', 'dez', 'décembre', 'decembre'],
];

/** Seasons by the month in which they begin. */
const seasons: readonly (readonly [number, readonly string[]])[] = [
  [3, ['spring', 'springtime', 'frühling', 'frühjahr', 'printemps']],
  [6, ['summer', 'summertime', 'sommer', 'été']],
  [9, ['autumn', 'fall', 'herbst', 'automne']],
  [12, ['winter', 'wintertime', 'hiver']],
];

/** Months that are other words or names as well: alone they are a month only behind “in” and its like. */
const doubtful: readonly string[] = ['may', 'march', 'mars', 'jan', 'dec', 'sep', 'nov'];

export const monthOf = (word: string): number => months.findIndex((names) => names.includes(word.toLowerCase())) + 1;

/** Returns the first month of a season. */
export const seasonOf = (word: string): number =>
  seasons.find(([, names]) => names.includes(word.toLowerCase()))?.[0] ?? 0;

const oneOf = (words: readonly string[]): string => `(${words.join('|')})`;

export const monthWord = oneOf(months.flat());
export const clearMonth = oneOf(months.flat().filter((word) => !doubtful.includes(word)));
export const seasonWord = oneOf(seasons.flatMap(([, names]) => names));

const weekdays =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?';
/** Short forms in English, German and French; those that are other words as well are not among them. */
const shortWeekdays = "mon|tues?|(?<!(?:to|we|i['’]ll|getting)\\s+)weds?|thu|thurs?|fri|sat|sun|lun|ven|sam|dim";
/** Short forms in German: words of other languages, and “so” is one of German. */
const shortGerman = 'mo|di|mi|do|fr|sa';
const someDays = 'weekdays?|midweek|weekends?|werktags?|wochentags?|wochenenden?|week-?ends?';
const dayAmong = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${weekdays}|${someDays}|${words})(?![\p{L}'’])`, 'giu');
const oneWeekday = dayAmong(shortWeekdays);
const oneGermanWeekday = dayAmong(`${shortWeekdays}|${shortGerman}`);
/** Returns the days of the week in a text, as they are written, and words for some of them. */
export const weekdaysIn = (text: string, isGerman: boolean): string[] =>
  text.match(isGerman ? oneGermanWeekday : oneWeekday) ?? [];

const weekdayBefore = (words: string): string =>
  String.raw`(?:\b(?:(?:on|in|am|an einem|le|un|a|ein|einem)\s+){0,2}(?:${weekdays}|${words})\.?,?\s+)`;
/** A day of the week before a date adds nothing to it: “on Saturday 12 June 2028”. */
const weekday = weekdayBefore(shortWeekdays);
/** The same before what is a date by itself, where two letters are a day as well: “Sa, 12. Juni”. */
const shortWeekday = weekdayBefore(`${shortWeekdays}|${shortGerman}|so`);
const preposition = String.raw`(?:\b(?:on|in|im|am|en|le|for|für|pour|de|during|by|around|au)\s+(?:the\s+|l['’]|mois\s+d[e’']\s*)?)`;
/** “early June”, “Ende Mai”, “mi-juin”. */
const part = String.raw`(?:\b(?:early|mid|middle of|late|end of|beginning of|anfang|mitte|ende|début|mi|fin)[\s-]+)`;

/** The words that may stand before a date. */
export const lead = `${shortWeekday}?${preposition}?${part}?`;
/** The same, at least some of it: by this a doubtful word is a month. */
export const clearLead = `(?:${weekday}${preposition}?${part}?|${preposition}${part}?|${part})`;

/** “next”, and “this”: the coming one. */
export const nextWord = String.raw`\b(?:next|following|nächste[rsn]?|naechste[rsn]?|übernächste[rsn]?)`;
export const thisWord = String.raw`\b(?:this|coming|the coming|diese[rsmn]?|kommende[rsmn]?|cet|cette|ce)`;

/** No wedding is in the year 2000: “bis 2000 €” is money, and so is a figure beside a currency sign. */
export const year = String.raw`(20[23]\d)(?!\s*(?:£|\$|€|euro|eur\b|pounds|quid|dollars|bucks|k\b))`;
/** The start of a word; `\b` knows no accents. */
export const start = String.raw`(?<![\p{L}\d])`;
/** The end of a word: “June’s Flowers” is no month. */
export const edge = String.raw`(?![\p{L}\d]|['’]\p{L})`;
