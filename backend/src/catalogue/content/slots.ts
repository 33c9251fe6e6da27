import { content } from './content';

/** Values for the slots of a template; a function is asked anew at each use. */
export type Slots = Record<string, string | (() => string)>;

const slot = /\{(\w+)\}/g;

/** Cache by template: there are some thousands, each used hundreds of times. */
const known = new Map<string, readonly string[]>();

/** The slots that a template has. */
export const slotsOf = (template: string): readonly string[] => {
  const slots = known.get(template) ?? [...template.matchAll(slot)].map((match) => match[1] ?? '');
  known.set(template, slots);
  return slots;
};

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The first letter of the text and of each sentence; a slot may have put a small letter there. */
export const upperCaseSentences = (text: string): string =>
  text
    .replace(/^(["“„«]?[\s\u00a0\u202f]?)(\p{Ll})/u, (_, before: string, letter: string) => before + capitalise(letter))
    .replace(/([.!?…]["”»“]? ["“„«]?)(\p{Ll})/gu, (_, before: string, letter: string) => before + capitalise(letter));

const valueOf = (template: string, slots: Slots, name: string): string => {
  const value = slots[name];
  if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
  return typeof value === 'function' ? value() : value;
};

/** Fills every slot; one without a value is a mistake in the content, never shown to a couple. */
export const fill = (template: string, slots: Slots): string =>
  upperCaseSentences(template.replace(slot, (_, name: string) => valueOf(template, slots, name)));

/** “an editorial way”, but “a European one”. */
const takesAn = (text: string) => /^[aeiou]/i.test(text) && !/^(eu|ew|one|uni|us[aeiou])/i.test(text);

const afterArticle = (article: string, value: string): string => {
  const bare = value.replace(/^The /, '');
  if (article.toLowerCase() === 'the') return `${article} ${bare}`;
  return `${article.charAt(0)}${takesAn(bare) ? 'n' : ''} ${bare}`;
};

const articled = /\b(an?|the) \{(\w+)\}/gi;

/** Like `fill`, with the right article before a slot and no second one when the name brings its own. */
export const fillEnglish = (template: string, slots: Slots): string => {
  const withArticles = template.replace(articled, (_, article: string, name: string) =>
    afterArticle(article, valueOf(template, slots, name)),
  );
  return onIslands(withoutDoubleS(fill(withArticles, slots)));
};

// The plain look before each pattern spares most texts the walk through it.
const withoutDoubleS = (text: string): string =>
  text.includes('s’s ') ? text.replace(/(the [\p{L} ]+s)’s /giu, '$1’ ') : text;

const onIslands = (text: string): string =>
  /Isle of|Anglesey/i.test(text)
    ? text.replace(
        /\b(i)n (the Isle of|Anglesey)\b/gi,
        (_, i: string, island: string) => `${i === 'I' ? 'O' : 'o'}n ${island}`,
      )
    : text;

const american = new Map<string, string>();
const words = new Map(Object.entries(content.usWords).map(([from, to]) => [from.toLowerCase(), to]));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alternatives = [...words.keys()].sort((a, b) => b.length - a.length).map(escaped);
/** A slot stands first among the alternatives, so that it is stepped over whole. */
const british = new RegExp(`\\{\\w+\\}|(?<![\\p{L}\\p{N}’])(${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** American words for a British template; applied before its slots are filled, so that names stay as they are. */
export const americanise = (template: string): string => {
  const known = american.get(template);
  if (known !== undefined) return known;
  const turned = template.replace(british, (match) => {
    const word = words.get(match.toLowerCase());
    if (word === undefined) return match;
    return match.charAt(0) === match.charAt(0).toLowerCase() ? word : capitalise(word);
  });
  american.set(template, turned);
  return turned;
};
