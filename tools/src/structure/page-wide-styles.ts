/** Ends behind the block that is opened at a place of a style's text. */
const endOf = (text: string, opened: number): number => {
  let depth = 0;
  for (let at = opened; at < text.length; at += 1) {
    if (text.charAt(at) === '{') depth += 1;
    if (text.charAt(at) === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
};

/** A style's text without its rules for paper, which end with the print. */
const withoutPaper = (text: string): string => {
  const paper = /@(?:media print|page)\s*(?=\{)/.exec(text);
  if (paper === null) return text;
  const end = endOf(text, paper.index + paper[0].length);
  return withoutPaper(`${text.slice(0, paper.index)}${text.slice(end)}`);
};

/**
 * Styles of a remote's source that reach beyond its own elements on the screen: a style sheet's file, and what Emotion's
 * `Global` puts on the page outside of rules for paper. All other styles are classes, whose names are made of their text.
 */
export const pageWideStyles = (source: string): string[] => {
  const sheets = [...source.matchAll(/^import\s[^;]*'([^']+\.css)'/gm)].map(([, file = '']) => file);
  if (!/<Global\b|injectGlobal/.test(source)) return sheets;
  const texts = [...source.matchAll(/\bcss`([^`]*)`/g)].map(([, text = '']) => withoutPaper(text).trim());
  return [...sheets, ...texts.filter((text) => text !== '')];
};
