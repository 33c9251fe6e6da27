const plain = /^[ -~]*$/;
const special = /[^ -~]+/g;

const known = new Map<string, string>();
/** People may write anything. */
const mostKnown = 2_000;

/** Replaces the few non-plain letters between plain ones, such as “ü”, or “–” and spaces. */
const plainFor = (letters: string): string => {
  const before = known.get(letters);
  if (before !== undefined) return before;
  const taken = letters.length > 8 ? letters : takenApart(letters).replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (known.size < mostKnown) known.set(letters, taken);
  return taken;
};

/** Letters without accents and case, words apart by one space: how names are compared. ß is ss, œ is oe. */
export const fold = (text: string): string => {
  // Nearly all texts are of plain letters but for some, and patterns for any letter take ten times as long.
  const almost = plain.test(text) ? text : text.replace(special, plainFor);
  if (!plain.test(almost)) return foldAny(text);
  return almost
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
};

const takenApart = (text: string): string =>
  text.replace(/[ßẞ]/g, 'ss').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').normalize('NFD').replace(/\p{M}/gu, '');

const foldAny = (text: string): string =>
  takenApart(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** The spelling without umlauts: “Muenchen” for “München”. */
export const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter);

/** Alternative spellings of parts of a name. */
const otherParts: readonly (readonly [RegExp, string])[] = [
  [/\b(saint|sankt)\b/g, 'st'],
  [/\bsainte\b/g, 'ste'],
  [/\bst\b/g, 'saint'],
  [/ on /, ' upon '],
  [/ upon /, ' on '],
  [/ (?:am|an der|in der|im|on|upon) /, ' '],
  [/ sur /, ' s '],
  [/ under /, ' u '],
];

/** The water that a German town of a frequent name lies on, “Halle (Saale)”, as people say it. */
const onWater = (name: string): string[] => {
  const [, town, water] = /^(.+) \((\p{Lu}\p{L}+)\)$/u.exec(name) ?? [];
  return town === undefined || water === undefined ? [] : [`${town} an der ${water}`, `${town} am ${water}`];
};

/** Every folded spelling by which people write a name: with and without umlauts, apostrophes, “saint” and “st”, “on” and “upon”. */
export const spellingsOf = (name: string): string[] => {
  const written = [name, spelledOut(name), name.replace(/[’']/g, ''), name.replace(/ \(.*\)$/, ''), ...onWater(name)];
  const plain = written.map(fold);
  const others = plain.flatMap((one) => otherParts.map(([part, replacement]) => one.replace(part, replacement)));
  return [...new Set([...plain, ...others])].filter((one) => one !== '');
};
