import { content } from '../content';

/** Values for the slots of a template; a function is asked anew at each use. */
export type Slots = Record<string, string | (() => string)>;

const slot = /\{(\w+)\}/g;

/** The slots that a template has. */
export function slotsOf(template: string): string[] {
  return [...template.matchAll(slot)].map((match) => match[1] ?? '');
}

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The first letter of the text and of each sentence; a slot may have put a small letter there. */
export function upperCaseSentences(text: string): string {
  return text
    .replace(/^(["“„«]?[\s\u00a0\u202f]?)(\p{Ll})/u, (_, before: string, letter: string) => before + capitalise(letter))
    .replace(/([.!?…]["”»“]? ["“„«]?)(\p{Ll})/gu, (_, before: string, letter: string) => before + capitalise(letter));
}

function valueOf(template: string, slots: Slots, name: string): string {
  const value = slots[name];
  if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
  return typeof value === 'function' ? value() : value;
}

/** Fills every slot; one without a value is a mistake in the content, never shown to a couple. */
export function fill(template: string, slots: Slots): string {
  return upperCaseSentences(template.replace(slot, (_, name: string) => valueOf(template, slots, name)));
}

/** “an editorial way”, but “a European one”. */
const takesAn = (text: string) => /^[aeiou]/i.test(text) && !/^(eu|ew|one|uni|us[aeiou])/i.test(text);

function afterArticle(article: string, value: string): string {
  const bare = value.replace(/^The /, '');
  if (article.toLowerCase() === 'the') return `${article} ${bare}`;
  return `${article.charAt(0)}${takesAn(bare) ? 'n' : ''} ${bare}`;
}

/** Like `fill`, with the right article before a slot and no second one when the name brings its own. */
export function fillEnglish(template: string, slots: Slots): string {
  const withArticles = template.replace(/\b(an?|the) \{(\w+)\}/gi, (_, article: string, name: string) =>
    afterArticle(article, valueOf(template, slots, name)),
  );
  return fill(withArticles, slots)
    .replace(/(the [\p{L} ]+s)’s /giu, '$1’ ')
    .replace(
      /\b(i)n (the Isle of|Anglesey)\b/gi,
      (_, i: string, island: string) => `${i === 'I' ? 'O' : 'o'}n ${island}`,
    );
}

const american = new Map<string, string>();
const words = new Map(Object.entries(content.usWords).map(([from, to]) => [from.toLowerCase(), to]));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alternatives = [...words.keys()].sort((a, b) => b.length - a.length).map(escaped);
/** A slot stands first among the alternatives, so that it is stepped over whole. */
const british = new RegExp(`\\{\\w+\\}|(?<![\\p{L}\\p{N}’])(${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** American words for a British template; applied before its slots are filled, so that names stay as they are. */
export function americanise(template: string): string {
  const known = american.get(template);
  if (known !== undefined) return known;
  const turned = template.replace(british, (match) => {
    const word = words.get(match.toLowerCase());
    if (word === undefined) return match;
    return match.charAt(0) === match.charAt(0).toLowerCase() ? word : capitalise(word);
  });
  american.set(template, turned);
  return turned;
}
