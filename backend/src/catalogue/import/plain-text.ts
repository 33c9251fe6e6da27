import * as v from 'valibot';

/** Characters that text does not have. */
const noText = /(?![\t\n\r])\p{Cc}|\p{Co}|\uFFFD/u;
const markup = /<\/?[a-z!][^>]*>|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/i;
/** What a spreadsheet would work out, here or after the next export. */
const formula = /^(?:[=@]|[+-](?![\s\d.,]*$))/;

/** Text as a person reads it: no markup, no formula, no characters of another encoding. */
export const plainText = (most: number) =>
  v.pipe(
    v.string('is no text'),
    v.trim(),
    v.check((text) => !noText.test(text), 'has characters that are no text: was the file saved in another encoding?'),
    v.check((text) => !markup.test(text), 'has HTML in it: plain text is wanted (or "html": "strip" in the mapping)'),
    v.check((text) => !formula.test(text), 'begins like a formula'),
    v.maxLength(most, `is longer than ${most} characters`),
  );

export const neededText = (most: number) => v.pipe(plainText(most), v.minLength(1, 'is missing'));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of HTML: paragraphs as lines, without what is no text. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
