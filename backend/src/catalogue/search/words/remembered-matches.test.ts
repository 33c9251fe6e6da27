import { Matches } from './matches';
import { rememberedMatches } from './remembered-matches';

const rows = (count: number) => Matches.of(Array.from({ length: count }, (_none, row) => [row, 1] as const));

/** Lists of ten rows, of which two have room, and the words that were looked up. */
const remembering = () => {
  const asked: string[] = [];
  const find = (words: readonly string[]) => {
    asked.push(words.join(' '));
    return rows(10);
  };
  return { asked, ...rememberedMatches(find, 100) };
};

test('what was not asked for longest makes room [16]', () => {
  const { get, asked } = remembering();
  for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) get([word], 'GB');
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('words that nobody has take room as well, so that there is an end to them [16]', () => {
  const asked: string[] = [];
  const { get } = rememberedMatches((words) => {
    asked.push(words.join(' '));
    return rows(0);
  }, 100);
  for (const word of ['a', 'b', 'c', 'a']) get([word], 'GB');
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
