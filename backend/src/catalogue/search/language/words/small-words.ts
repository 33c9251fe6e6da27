import { type Token } from './tokens';

/** Words after one of these give the place, the person or another purpose: a shuttle “to the venue” is no venue. */
const asides = new Set(
  'to for from with w at in into of on by over zu zum zur von vom mit fur bei im am nach aus in auf pour avec vers chez dans sur en a au aux'.split(
    ' ',
  ),
);
const articles = new Set(
  'a an the our my your their der die das dem den des ein eine einen einem einer unser unsere unserer unserem unseren mein meine le la les l un une des du notre nos mon ma'.split(
    ' ',
  ),
);

export const isArticle = (word: string | undefined): boolean => word !== undefined && articles.has(word);

/** Returns true when a span follows “to”, “for” or “with”, ignoring articles. */
export const isAside = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1;
  while (before > 0 && isArticle(tokens[before]?.text)) before -= 1;
  return before >= 0 && asides.has(tokens[before]?.text ?? '');
};
