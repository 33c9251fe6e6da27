/** Characters that turn or hide the letters around them: soft hyphens, spaces without width, marks of direction. */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** A letter, sign or picture: something that stands there. Joiners, as in emoji and Persian words, only join. */
const seen = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A name or message as others may read it: what stands there is what they see, in the order in which it was typed. Empty
 * when there is nothing to see. The server reads the text of every call through this.
 */
export const visibleText = (text: string): string => {
  const shown = text.replace(hidden, '');
  return seen.test(shown) ? shown : '';
};
