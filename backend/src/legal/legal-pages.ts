import { type Locale } from '@posy/shared-contracts';
import { type ArticleBlock, type ArticleText, type LegalPage, type LegalTopic } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { parseBlocks, readFrontMatter } from '../articles/parse-article';
import { readPackageFile } from '../config/files';
import { type Operator } from '../config/services';

/** Stands for a missing operator: an installation for trying the product out. */
const unnamed: Record<Locale, Operator> = {
  'en-GB': { name: 'whoever runs this installation of Posy', contact: 'the sender of the letters you get from Posy' },
  'en-US': { name: 'whoever runs this installation of Posy', contact: 'the sender of the letters you get from Posy' },
  'de-DE': {
    name: 'wer diese Installation von Posy betreibt',
    contact: 'den Absender der Briefe, die ihr von Posy bekommt',
  },
  'fr-FR': {
    name: 'qui exploite cette installation de Posy',
    contact: 'l’expéditeur des lettres que vous recevez de Posy',
  },
};

const fillText = (text: ArticleText, fill: (words: string) => string): ArticleText =>
  text.map((piece) => ({ ...piece, text: fill(piece.text) }));

/** A block with its running text filled in: after it was read, so that a name or an address is never markup. */
const fillBlock = (block: ArticleBlock, fill: (words: string) => string): ArticleBlock => {
  if (block.kind === 'paragraph') return { ...block, text: fillText(block.text, fill) };
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => fillText(item, fill)) };
  return block;
};

const headSchema = v.object({ title: v.string(), summary: v.string(), updated: v.pipe(v.string(), v.isoDate()) });

/** A legal page in a language, with the operator's name and address in it. Throws when the file cannot be shown. */
export const readLegalPage = (locale: Locale, topic: LegalTopic, operator: Operator | null): LegalPage => {
  const { name, contact } = operator ?? unnamed[locale];
  const file = readPackageFile(`content/legal/${locale}/${topic}.md`);
  const { head, body } = readFrontMatter(file);
  const fill = (words: string): string =>
    words.replaceAll('{{operator}}', () => name).replaceAll('{{contact}}', () => contact);
  return { topic, ...v.parse(headSchema, head), blocks: parseBlocks(body).map((block) => fillBlock(block, fill)) };
};
