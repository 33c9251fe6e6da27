import * as v from 'valibot';

/** Characters that text does not have. */
const noText = /(?![\t\n\r])\p{Cc}|\p{Co}|\p{Cs}|\uFFFD/u;
/** Characters that are invisible and hide words from searches, and those that turn the rest of a line around. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const tagBegins = /<\/?[a-z!]/i;
const entity = /&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/i;
/** Text that a spreadsheet would evaluate, here or after the next export. */
const formula = /^(?:[=@]|[+-](?![\s\d.,]*$))/;

const hasMarkup = (text: string): boolean => {
  const at = text.search(tagBegins);
  return (at >= 0 && text.includes('>', at)) || entity.test(text);
};

/** Letters in one Unicode form: a key from a Mac is the same key. */
const asRead = (text: string): string => text.replace(invisible, '').normalize('NFC').trim();

/** Text as a person reads it: no markup, no formula, no characters of another encoding. */
export const plainText = (most: number, read = asRead) =>
  v.pipe(
    v.string('is no text'),
    v.transform(read),
    v.maxLength(most, `is longer than ${most} characters`),
    v.check((text) => !noText.test(text), 'has characters that are no text: was the file saved in another encoding?'),
    v.check((text) => !hasMarkup(text), 'has HTML in it: plain text is wanted (or "html": "strip" in the mapping)'),
    v.check((text) => !formula.test(text), 'begins like a formula'),
  );

const inOneLine = (text: string): string =>
  asRead(text)
    .split(/[\t\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** The same in one line, for names: a cell may hold line breaks. */
export const plainLine = (most: number) => plainText(most, inOneLine);

export const neededText = (most: number) => v.pipe(plainText(most), v.minLength(1, 'is missing'));
export const neededLine = (most: number) => v.pipe(plainLine(most), v.minLength(1, 'is missing'));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

// A cell may be of any length. Text that begins like a tag and never ends is taken to the end, so that the rest is not
// read again from every letter: time is proportional to the cell's length.
const script = /<(script|style)\b[^>]*(?:>[\s\S]*?(?:<\/\1\s*>|$)|$)/gi;
const tag = /<(\/?[a-z!][^>]*)(>|$)/gi;
const endsLine = /^(?:br|\/p|\/li|\/h\d)\b/i;

const withoutTag = (whole: string, inside: string, end: string): string => {
  if (end === '') return whole;
  return endsLine.test(inside) ? '\n' : '';
};

/** The words of HTML: paragraphs as lines, without what is no text. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(script, '')
    .replace(tag, withoutTag)
    .replace(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
