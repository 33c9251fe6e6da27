import { reviewMarks } from './review-marks';
import { sharedAmong, wordsHash } from './review-origin';

const none = { words: 0, device: 0, network: 0 };
const known = ['Hollow Lane Flowers', 'Bradford on Avon', 'Grace and Hamish'];

const found = (body: string, language = 'en'): string[] =>
  reviewMarks({ title: '', body, known, language }, none).map(({ kind, place }) =>
    place === null ? kind : `${kind}: ${body.slice(place.from, place.to)}`,
  );

test.each([
  ['See www.elsewhere.example/a for more', ['link: www.elsewhere.example/a']],
  ['Better look at elsewhere.com', ['link: elsewhere.com']],
  ['Write to rosa@hale.example or call +44 7700 900123.', ['contact: rosa@hale.example', 'contact: +44 7700 900123']],
  ['We paid £2,400 for 120 guests on 3 October 2026, 18:30.', []],
  ['They are thieves, and an idiot answered.', ['crime: thieves', 'insult: idiot']],
  ['We asked, and Rosa Hale came.', ['name: Rosa Hale']],
  ['With thanks to Hollow Lane and to Bradford.', []],
  ['C’est du vol, dit notre ami.', ['crime: vol']],
  ['The fraudster was no fraud; the volume was fine.', ['crime: fraudster', 'crime: fraud']],
  ['Lovely. The Barn was warm, and the day was calm.', []],
])('%s', (body, marks) => {
  expect(found(body)).toEqual(marks);
});

test('names are not looked for in German, where every noun has a capital; words for crimes are', () => {
  expect(found('und Frau Meier sprach von Betrug im Großen Saal', 'de')).toEqual(['crime: Betrug']);
});

test('an address of hostile length is looked through at once', () => {
  expect(found(`${'a.'.repeat(2500)}@`)).toEqual([]);
});

test('good and bad reviews are looked through alike, and a burst and a repeated text are marked as a whole', () => {
  const text = { title: 'Fine', body: 'Fine.', known: [], language: 'en' };
  const kinds = (shared: typeof none) => reviewMarks(text, shared).map(({ kind }) => kind);
  expect(kinds({ words: 1, device: 0, network: 0 })).toEqual(['repeated']);
  expect(kinds({ words: 0, device: 1, network: 1 })).toEqual([]);
  expect(kinds({ words: 0, device: 2, network: 1 })).toEqual(['burst']);
  expect(kinds({ words: 0, device: 0, network: 2 })).toEqual(['burst']);
});

test('the first of a burst is found by those that wait beside it', () => {
  const origin = (words: string) => ({ words, device: 'd', network: 'n' });
  const waiting = [
    { origin: origin('a'), shared: none },
    { origin: origin('a'), shared: { words: 1, device: 1, network: 1 } },
    { origin: origin('b'), shared: { words: 0, device: 2, network: 7 } },
    { origin: undefined, shared: undefined },
  ];
  expect(sharedAmong(waiting)).toEqual([
    { words: 1, device: 2, network: 2 },
    { words: 1, device: 2, network: 2 },
    { words: 0, device: 2, network: 7 },
    none,
  ]);
});

test('one text is the same with other spaces, signs and capitals', () => {
  expect(wordsHash('Late!', 'They came  late.')).toBe(wordsHash('late', 'THEY came late'));
  expect(wordsHash('Late', 'They came late.')).not.toBe(wordsHash('Late', 'They came early.'));
});
