const signs = /[\p{White_Space}\p{P}\p{S}]+/gu;
const letters = (text: string): string => text.normalize('NFKC').toLowerCase().replace(signs, '');

/** Whether somebody typed what was asked for: capitals, spaces and signs do not count. */
export const isSameWords = (wanted: string, typed: string): boolean => letters(wanted) === letters(typed);

/** Letters still to come while what is typed is the beginning of what is wanted; null when it is something else. */
export const lettersToGo = (wanted: string, typed: string): number | null => {
  const [all, some] = [letters(wanted), letters(typed)];
  return all.startsWith(some) ? [...all].length - [...some].length : null;
};
