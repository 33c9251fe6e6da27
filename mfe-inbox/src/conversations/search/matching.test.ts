import { exampleConversation } from '#testing/example-conversation';
import { found } from './matching';

const [spoon, fable] = [exampleConversation('c1'), exampleConversation('c2', { supplierName: 'Fern & Fäble' })];
const said = new Map([
  [
    'c1',
    [
      { body: 'Thank you!' },
      { body: 'We are holding the 11th of September for you, and the barn with it. See you soon.' },
    ],
  ],
  ['c2', [{ body: 'The café is open.' }]],
]);
const find = (words: string) => found([spoon, fable], words, said, ({ supplierName }) => supplierName);

test.each([
  ['a name, without its accent', 'FABLE', [['c2', null]]],
  [
    'the latest message',
    'hello there',
    [
      ['c1', null],
      ['c2', null],
    ],
  ],
  ['an older message, with what stands around it', 'cafe', [['c2', 'The café is open.']]],
  [
    'all words of an older message',
    'barn holding',
    [['c1', '… the 11th of September for you, and the barn with it. See you soon.']],
  ],
  ['nothing that lacks a word', 'barn piano', []],
])('a search finds by %s', (_what, words, hits) => {
  expect([...find(words)]).toEqual(hits);
});

test('a text is made plain once, however often it is searched', () => {
  find('barn');
  const made = jest.spyOn(String.prototype, 'normalize');
  find('barns');
  find('barnst');
  const times = made.mock.calls.length;
  made.mockRestore();
  // The words that are searched, each time.
  expect(times).toBe(2);
});
