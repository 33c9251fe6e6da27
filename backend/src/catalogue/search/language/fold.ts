const plain = /^[ -~]*$/;
const special = /[^ -~]+/g;

const known = new Map<string, string>();
/** People may write anything. */
const mostKnown = 2_000;

/** The few letters between plain ones that are none, such as “ü”, or “–” and spaces, as plain ones. */
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

/** Every folded spelling by which people write a name: with and without umlauts, apostrophes, “saint” and “st”. */
export const spellingsOf = (name: string): string[] => {
  const plain = [name, spelledOut(name), name.replace(/[’']/g, ''), name.replace(/ \(.*\)$/, '')].map(fold);
  const saints = plain.flatMap((one) => [one.replace(/\b(saint|sankt)\b/g, 'st'), one.replace(/\bst\b/g, 'saint')]);
  return [...new Set([...plain, ...saints])].filter((one) => one !== '');
};
