import { parseArticle } from './parse-article';

const article = (body: string): string =>
  [
    '---',
    'slug: s',
    'title: "A: title"',
    'summary: Sum',
    'category: budget',
    'readingMinutes: 3',
    'picture: cakes',
    'checklistKeys: [a-b]',
    'supplierCategories: [venues]',
    '---',
    '',
    body,
  ].join('\n');

const plain = (text: string) => ({ text, manner: 'plain' });

test('front matter and every kind of block', () => {
  const body = [
    '## Größe & Ort',
    '',
    'Words **said** <b>plainly</b>.',
    '',
    '- one',
    '- two',
    '',
    '1. first',
    '',
    '> Hello',
    '>',
    '> Bye',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
  ].join('\n');
  expect(() => parseArticle(article(body))).toThrow('html is not shown here');
  expect(parseArticle(article(body.replace(' <b>plainly</b>', '')))).toEqual({
    slug: 's',
    title: 'A: title',
    summary: 'Sum',
    category: 'budget',
    readingMinutes: 3,
    picture: 'cakes',
    checklistKeys: ['a-b'],
    supplierCategories: ['venues'],
    blocks: [
      { kind: 'heading', text: 'Größe & Ort', anchor: 'große-ort' },
      {
        kind: 'paragraph',
        text: [plain('Words '), { text: 'said', manner: 'strong' }, plain('.')],
      },
      { kind: 'list', ordered: false, items: [[plain('one')], [plain('two')]] },
      { kind: 'list', ordered: true, items: [[plain('first')]] },
      { kind: 'quote', paragraphs: [[plain('Hello')], [plain('Bye')]] },
      { kind: 'table', header: ['a', 'b'], rows: [[[plain('1')], [plain('2')]]] },
    ],
  });
});

test('what cannot be shown is refused, not lost', () => {
  expect(() => parseArticle('no front matter')).toThrow('no front matter');
  expect(() => parseArticle(article('A [link](https://x.test).'))).toThrow('link is not shown');
  expect(() => parseArticle(article('```\ncode\n```'))).toThrow('Articles have no code');
});
