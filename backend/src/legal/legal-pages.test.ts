import { type Locale } from '@posy/shared-contracts';
import { type ArticleBlock, type LegalPage, legalTopics } from '@posy/shared-contracts/entities';
import { readLegalPage } from './legal-pages';

const locales: readonly Locale[] = ['en-GB', 'en-US', 'de-DE', 'fr-FR'];
const operator = { name: 'Posy Ltd, 1 High Street, Frome', contact: 'privacy@example.com' };
const pages = legalTopics.flatMap((topic) => locales.map((locale) => ({ topic, locale })));

const kindsOf = ({ blocks }: LegalPage): string[] => blocks.map(({ kind }) => kind);
const sizes = ({ blocks }: LegalPage): number[] =>
  blocks.map((block: ArticleBlock) => {
    if (block.kind === 'list') return block.items.length;
    return block.kind === 'table' ? block.rows.length : 0;
  });

test.each(pages)('the $topic say the same in $locale as in English: as many sections, points and rows', (page) => {
  const source = readLegalPage('en-GB', page.topic, operator);
  const read = readLegalPage(page.locale, page.topic, operator);
  expect(kindsOf(read)).toEqual(kindsOf(source));
  expect(sizes(read)).toEqual(sizes(source));
  expect(read.updated).toBe(source.updated);
});

test.each(pages)('the $topic in $locale name who runs the installation and where to write', ({ topic, locale }) => {
  const words = JSON.stringify(readLegalPage(locale, topic, operator).blocks);
  expect(words).toContain(operator.name);
  expect(words).toContain(operator.contact);
  expect(words).not.toContain('{{');
});

test.each(pages)('the $topic in $locale can be read where nobody said who runs it', ({ topic, locale }) => {
  expect(JSON.stringify(readLegalPage(locale, topic, null))).not.toContain('{{');
});

test.each(locales)('the privacy policy in %s says what whoever draws the maps learns', (locale) => {
  const words = JSON.stringify(readLegalPage(locale, 'privacy-policy', operator).blocks);
  expect(words).toMatch(/(?:draws our maps|unsere Karten zeichnet|dessine nos cartes)/);
});
