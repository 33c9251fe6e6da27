import { hostOf, isFilled, linesOf, partsOf, type SectionWords, type SiteSection, wordsIn } from './site-parts';

type Items = SectionWords['items'];
const words = (title: string, body = '', items: Items = []) => ({ title, body, items });
const section = (id: string, changes: Partial<SiteSection> = {}): SiteSection => ({
  id,
  kind: 'own',
  order: 1,
  words: { en: words(id) },
  ...changes,
});
const kinds = (sections: SiteSection[]): string[] => partsOf({ sections, languages: [] }).map(({ kind }) => kind);

test('a page begins with its welcome, the day and the way there, and has what was added after them', () => {
  expect(kinds([])).toEqual(['welcome', 'timeline', 'travel']);
  expect(kinds([section('b', { order: 2, kind: 'gifts' }), section('a', { kind: 'story' })])).toEqual([
    'welcome',
    'timeline',
    'travel',
    'story',
    'gifts',
  ]);
});

test('a section of a standing kind takes its place wherever it was put', () => {
  const sections = [section('way', { kind: 'travel', order: 5 }), section('story', { kind: 'story', order: 4 })];
  const parts = partsOf({ sections, languages: [] });
  expect(parts.map(({ id }) => id)).toEqual(['welcome', 'timeline', 'story', 'way']);
});

test('a section is read in the language asked for, else in the first of the website, else in any it has', () => {
  const both = { words: { en: words('Hello'), de: words('Hallo') } };
  expect(wordsIn(both, 'de', ['en', 'de'])?.title).toBe('Hallo');
  expect(wordsIn(both, 'fr', ['de', 'en'])?.title).toBe('Hallo');
  expect(wordsIn({ words: { fr: words('Bonjour') } }, 'de', ['en', 'de'])?.title).toBe('Bonjour');
  expect(wordsIn({ words: {} }, 'de', ['en'])).toBeNull();
});

test('the one photo of earlier sections stands before the others, once', () => {
  const of = (changes: Partial<SiteSection>) =>
    partsOf({ sections: [section('a', changes)], languages: [] }).at(-1)?.photos;
  expect(of({ photo: '/photos/a' })).toEqual(['/photos/a']);
  expect(of({ photo: '/photos/a', photos: ['/photos/b', '/photos/a'] })).toEqual(['/photos/b', '/photos/a']);
});

test('what says nothing is not shown: a heading alone, lines of blanks', () => {
  const blank = { title: ' ', body: '', link: '' };
  expect(isFilled({ words: words('Gifts', '', [blank]), photos: [] })).toBe(false);
  expect(isFilled({ words: words('', 'Come'), photos: [] })).toBe(true);
  expect(isFilled({ words: null, photos: ['/photos/a'] })).toBe(true);
  expect(linesOf(words('Gifts', '', [blank, { ...blank, title: 'A teapot' }]))).toHaveLength(1);
});

test('a link is named by its place', () => {
  expect(hostOf('https://www.example.com/list/1')).toBe('example.com');
  expect(hostOf('nowhere')).toBe('nowhere');
});
