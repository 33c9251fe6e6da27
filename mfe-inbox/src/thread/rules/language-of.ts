/** Words that a language uses in every other sentence, and that related languages do not share. */
const everyday = {
  en: 'the and you your for we with are our have of to this that would will on be can it at is in',
  de: 'der die das und ist wir ihr sie euch euer für mit nicht ein eine haben zu auf ich es den im von auch sind',
  fr: 'le la les des et vous nous est une un pour avec dans votre que qui pas sur ce du je de en à',
  es: 'el la los las y que es una un para con por su nos no se del lo al de en muy gracias está',
  it: 'il la di che è per con una un sono non del le si da al nostro vi ci della grazie gli',
  nl: 'de het een en van is voor met niet wij jullie ik op te dat zijn in we onze naar ook bij',
  pl: 'i w na z się do nie jest to że dla jak od po czy przez są dzień bardzo',
  pt: 'o a os as de que é para com uma um não do da em por no na são muito obrigado você',
} as const;

type Language = keyof typeof everyday;

const languages = Object.keys(everyday) as Language[];
const wordsOf = new Map(languages.map((one) => [one, new Set<string>(everyday[one].split(' '))]));

/** Number of everyday words after which a language is certain enough to offer a translation. */
const enough = 2;
/**
 * A text of this many words, without names, and with none of the reader's everyday words is in another language, though
 * an unknown one.
 */
const longEnough = 6;

const link = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+/giu;
const word = /\p{L}+/gu;
const otherScript = /[^\P{L}\p{Script=Latin}]/gu;

/** The language of a text for a reader of `language` (ISO 639-1): theirs, or another, which may be unknown. */
export type TextLanguage = { isForeign: false } | { isForeign: true; from: string | null };

/**
 * Returns whether a text is in another language than its reader's. Nothing is sent: the page counts everyday words.
 * When it is uncertain, the text counts as the reader's.
 */
export const foreignTo = (text: string, language: string): TextLanguage => {
  const spoken = text.replaceAll(link, ' ').match(word) ?? [];
  const words = spoken.map((each) => each.toLowerCase());
  const letters = words.join('');
  if ((letters.match(otherScript) ?? []).length * 2 > letters.length) return { isForeign: true, from: null };
  const count = (one: Language): number => words.filter((each) => wordsOf.get(one)?.has(each)).length;
  const own = languages.find((one) => one === language);
  const ofOwn = own === undefined ? 0 : count(own);
  let from: Language | null = null;
  let ofOther = 0;
  for (const one of languages) {
    const found = one === own ? 0 : count(one);
    if (found > ofOther) [from, ofOther] = [one, found];
  }
  if (ofOther >= enough && ofOther > ofOwn) return { isForeign: true, from };
  const unnamed = spoken.filter((each, index) => each === words[index]);
  return ofOwn + ofOther === 0 && unnamed.length >= longEnough ? { isForeign: true, from: null } : { isForeign: false };
};
