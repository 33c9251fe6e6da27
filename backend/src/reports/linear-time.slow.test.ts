import { runInNewContext } from 'node:vm';
import { checkEnquiryMessage, confirmsDeletion } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { neededLine, neededText, withoutMarkup } from '#catalogue/import/row/plain-text';
import { rowSchema } from '#catalogue/import/row/row-schema';
import { understand } from '#catalogue/search/language/understand';
import { fold } from '#catalogue/search/spelling/fold';
import { toCsv } from '#exports/csv';
import { escapeHtml } from '#html/escape';
import { harmlessLines, harmlessName } from '#mail/harmless-name';
import { pathWithoutPersonalData, textWithoutPersonalData } from './without-personal-data';

/** Functions that read texts chosen by strangers. */
const readers: [string, (text: string) => unknown][] = [
  ['the text of an error', textWithoutPersonalData],
  ['the path of an error', pathWithoutPersonalData],
  ['a name in a letter', harmlessName],
  ['words in a letter', harmlessLines],
  ['an enquiry', checkEnquiryMessage],
  ['a deletion phrase', (text) => confirmsDeletion(['Ana'], text)],
  ['a cell of an export', (text) => toCsv([{ text }])],
  ['a text on a page', escapeHtml],
  ['words that are looked for', fold],
  [
    'a sentence that is looked for',
    (text) => understand(text, { countryCode: 'GB', isNameWord: () => false, isKnownWord: () => true }),
  ],
  ['a cell of a table with markup', withoutMarkup],
  ['a cell of a table', (text) => v.safeParse(neededText(8000), text)],
  ['a line of a table', (text) => v.safeParse(neededLine(200), text)],
  ['the website of a table', (text) => v.safeParse(rowSchema.entries.website, text)],
  ['the address of a table', (text) => v.safeParse(rowSchema.entries.email, text)],
];

/**
 * Fifty times the length of such a text. A function that reads each letter once takes milliseconds; a quadratic one
 * takes minutes.
 */
const letters = 200_000;
const most = { timeout: 20_000 };

/** Ends a reader that never would, which nothing in the same thread can. */
const read = (reader: (text: string) => unknown, text: string): unknown =>
  runInNewContext('reader(text)', { reader, text }, most) as unknown;

const repeated = fc
  .tuple(
    fc.constantFrom('', '/', 'x', '1', '/1', 'https://'),
    fc.array(fc.constantFrom(...'/a1<>@.- \u00a0\n?#&;:"\'=+,%('), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', 'x', '>', '.js', ' ', '\u0000'),
  )
  .map(([before, piece, after]) => before + piece.join('').repeat(Math.ceil(letters / piece.length)) + after);

test.each(readers)('%s takes time in proportion to its length, whatever it says [H-12]', (_what, reader) => {
  // The attacks of a test of a running installation, and what begins tags and words that never end.
  for (const piece of ['/', '/a', 'a', 'a.', '@a', '\u00a0', ' \n', '<a', '<script>', '<script', '&a', '(', '1 ', '-'])
    for (const after of ['', 'x', '.js', '@'])
      read(reader, `/x${piece.repeat(Math.ceil(letters / piece.length))}${after}`);
  fc.assert(
    fc.property(repeated, (text) => void read(reader, text)),
    { numRuns: 20, endOnFailure: true },
  );
});
