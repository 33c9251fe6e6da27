/** Letters without accents and case, words apart by one space: how names are compared. ß is ss, œ is oe. */
export function fold(text: string): string {
  return text
    .replace(/[ßẞ]/g, 'ss')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** The spelling without umlauts: “Muenchen” for “München”. */
export const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter);

/** Every folded spelling by which people write a name: with and without umlauts, apostrophes, “saint” and “st”. */
export function spellingsOf(name: string): string[] {
  const plain = [name, spelledOut(name), name.replace(/[’']/g, ''), name.replace(/ \(.*\)$/, '')].map(fold);
  const saints = plain.flatMap((one) => [one.replace(/\b(saint|sankt)\b/g, 'st'), one.replace(/\bst\b/g, 'saint')]);
  return [...new Set([...plain, ...saints])].filter((one) => one !== '');
}
