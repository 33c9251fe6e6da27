import { type Lexicon, meaningsOf } from './lexicon';
import { type Meaning } from './meaning';

/** Linking letters between the parts of a compound. */
export const links = ['', 's', 'n', 'en', 'es', 'er'];

/** The meaning of a German compound by its head: “Hochzeitsfotografinnen” is what “Fotografinnen” is. */
export const compoundMeaning = (lexicon: Lexicon, word: string): readonly Meaning[] => {
  for (const first of lexicon.firstParts) {
    if (!word.startsWith(first)) continue;
    for (const link of links) {
      if (!word.startsWith(first + link)) continue;
      const head = word.slice(first.length + link.length);
      const found = head.length < 3 ? [] : meaningsOf(lexicon, head).filter(({ kind }) => kind !== 'preposition');
      if (found.length > 0) return found;
    }
  }
  return [];
};
