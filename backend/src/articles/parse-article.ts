import {
  type Article,
  type ArticleBlock,
  articleCategories,
  type ArticleText,
  supplierCategories,
} from '@posy/shared-contracts/entities';
import { lexer, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';

/** An article without its neighbours. */
export type ParsedArticle = Omit<Article, 'related'>;

const frontMatterSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  category: v.picklist(articleCategories),
  readingMinutes: v.number(),
  picture: v.picklist(supplierCategories),
  checklistKeys: v.array(v.string()),
  supplierCategories: v.array(v.picklist(supplierCategories)),
});

const anchorOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const manners: Record<string, ArticleText[number]['manner']> = { strong: 'strong', em: 'emphasis' };

/** The words of an inline text. A kind of markup that is not shown is refused, so that nothing is lost. */
const plainText = (tokens: readonly Token[] | undefined): string =>
  (tokens ?? [])
    .map((token) => {
      if (token.type === 'text' || token.type === 'escape') return (token as Tokens.Text).text;
      throw new Error(`"${token.raw}": ${token.type} is not shown here.`);
    })
    .join('');

const runningText = (tokens: readonly Token[] | undefined): ArticleText =>
  (tokens ?? []).map((token) => {
    const manner = manners[token.type];
    return manner === undefined
      ? { text: plainText([token]), manner: 'plain' as const }
      : { text: plainText('tokens' in token ? token.tokens : undefined), manner };
  });

const itemText = (tokens: readonly Token[]): ArticleText =>
  tokens.flatMap((token) => runningText('tokens' in token ? token.tokens : undefined));

const quoted = (block: ArticleBlock): ArticleText => {
  if (block.kind !== 'paragraph') throw new Error(`A quote holds paragraphs, not a ${block.kind}.`);
  return block.text;
};

const readers: Record<string, (token: never) => ArticleBlock[]> = {
  space: () => [],
  heading: ({ tokens }: Tokens.Heading) => {
    const text = plainText(tokens);
    return [{ kind: 'heading', text, anchor: anchorOf(text) }];
  },
  paragraph: ({ tokens }: Tokens.Paragraph) => [{ kind: 'paragraph', text: runningText(tokens) }],
  list: ({ ordered, items }: Tokens.List) => [
    { kind: 'list', ordered, items: items.map(({ tokens }) => itemText(tokens)) },
  ],
  blockquote: ({ tokens }: Tokens.Blockquote) => [{ kind: 'quote', paragraphs: tokens.flatMap(blocksOf).map(quoted) }],
  table: ({ header, rows }: Tokens.Table) => [
    {
      kind: 'table',
      header: header.map(({ tokens }) => plainText(tokens)),
      rows: rows.map((row) => row.map(({ tokens }) => runningText(tokens))),
    },
  ],
};

const blocksOf = (token: Token): ArticleBlock[] => {
  const reader = readers[token.type];
  if (reader === undefined) throw new Error(`Articles have no ${token.type}: ${token.raw}`);
  return reader(token as never);
};

/** Markdown without inline markup as blocks of plain words. Throws on whatever cannot be shown. */
export const parseBlocks = (body: string): ArticleBlock[] => lexer(body).flatMap(blocksOf);

/** A file's YAML front matter, unchecked, and what follows it. */
export const readFrontMatter = (file: string): { head: unknown; body: string } => {
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (frontMatter === undefined || body === undefined) throw new Error('The file has no front matter.');
  return { head: parseYaml(frontMatter), body };
};

/** Reads an article: YAML front matter, then Markdown without inline markup. Throws on whatever it cannot show. */
export const parseArticle = (file: string): ParsedArticle => {
  const { head, body } = readFrontMatter(file);
  return { ...v.parse(frontMatterSchema, head), blocks: parseBlocks(body) };
};
