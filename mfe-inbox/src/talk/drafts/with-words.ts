/** Returns a text with further words below it; words that stand in it already are not repeated. */
export const withWords = (text: string, words: string): string => {
  if (text.includes(words)) return text;
  return text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`;
};
