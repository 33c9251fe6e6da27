const signs = /[\p{White_Space}\p{P}\p{S}]+/gu;
const letters = (text: string): string => text.normalize('NFKC').toLowerCase().replace(signs, '');

/** Returns true when the typed text matches: case, spaces and punctuation do not count. */
export const isSameWords = (wanted: string, typed: string): boolean => letters(wanted) === letters(typed);

/** Returns the number of missing letters while the typed text is a prefix; null when it differs. */
export const lettersToGo = (wanted: string, typed: string): number | null => {
  const [all, some] = [letters(wanted), letters(typed)];
  return all.startsWith(some) ? [...all].length - [...some].length : null;
};
