/** Words for crimes in the languages of the markets. A star stands for any ending. */
const crimes = [
  ...[
    'theft',
    'thie*',
    'stole',
    'stolen',
    'steal*',
    'fraud*',
    'scam*',
    'criminal*',
    'con artist*',
    'crook*',
    'assault*',
  ],
  ...['diebstahl', 'dieb', 'diebe', 'betrug', 'betrüger*', 'kriminell*', 'gestohlen', 'abzocke*', 'unterschlag*'],
  ...['vol', 'volé*', 'voleu*', 'escro*', 'arnaque*', 'fraude*', 'criminel*', 'malhonnête*'],
];

/** Words that insult, in the languages of the markets. */
const insults = [
  ...[
    'idiot*',
    'moron*',
    'stupid',
    'bitch*',
    'bastard*',
    'shit*',
    'fuck*',
    'arsehole*',
    'asshole*',
    'scum',
    'pathetic',
  ],
  ...['dumm', 'dumme', 'idiot*', 'arschl*', 'scheiß*', 'scheiss*', 'schwein*', 'miststück*', 'trottel*', 'blöd*'],
  ...['idiote*', 'imbécile*', 'connard*', 'connasse*', 'salope*', 'salaud*', 'merde*', 'débile*', 'crétin*'],
];

const wordsPattern = (words: readonly string[]): RegExp => {
  const parts = words.map((word) => word.replace('*', String.raw`\p{L}*`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'giu');
};

export const crimePattern = wordsPattern(crimes);
export const insultPattern = wordsPattern(insults);

/** Addresses of pages, with or without their scheme. */
export const linkPattern =
  /(?:https?:\/\/|www\.)\S+|(?<![@\w.-])[\w-]+\.(?:com|co\.uk|net|org|de|fr|io|info|shop)(?![\w-])/giu;

/** E-mail addresses, and telephone numbers of eight digits and more. */
export const contactPattern =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<![\p{L}\p{N}£€$])\+?\(?\d(?:[\s()./-]?\d){7,13}(?![\p{L}\p{N}])/giu;

/** Two words with capitals inside a sentence: in English and French, where nouns have none, that is mostly a name. */
export const namePattern = /(?<=[\p{Ll},;:]\s)\p{Lu}[\p{Ll}’'-]+\s\p{Lu}[\p{Ll}’'-]+/gu;
