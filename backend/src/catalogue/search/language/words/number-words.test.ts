import { withFigures, withoutNumberSept } from './number-words';

test.each([
  ['salle pour sept invités', 'salle pour 7    invités'],
  ['dix-sept personnes', '17       personnes'],
  ['sept cents euros', '700        euros'],
  ['budget de sept mille cinq cents', 'budget de 7500                 '],
  ['cent vingt invités', '120        invités'],
  ['quatre-vingt-dix-sept convives', '97                    convives'],
  ['vingt et un couverts', '21          couverts'],
  ['deux mille vingt-sept', '2027                 '],
  ['barn for two in Bath', 'barn for 2   in Bath'],
  ['for a hundred and twenty guests', 'for a 120                guests'],
  ['Scheune für fünfzig Gäste', 'Scheune für 50      Gäste'],
  ['just for twelve', 'just for 12    '],
])('“%s” is counted, and every other word stays where it is', (sentence, figures) => {
  expect([withFigures(sentence).sentence, withFigures(sentence).sentence.length]).toEqual([figures, sentence.length]);
});

test.each([
  '12 sept 2027',
  'en sept',
  'un photographe',
  'Six Oaks',
  'deux témoins',
  'mi-sept',
  'les Cent Roses',
  'florist for twelve bridesmaids',
  'photographer for two hours',
  'Two Hundred Oaks',
])('in “%s” nothing is counted', (sentence) => {
  expect(withFigures(sentence).sentence).toBe(sentence);
});

test.each([
  ['pour sept témoins', 'pour **** témoins'],
  ['traiteur sept tables', 'traiteur **** tables'],
  ['dix-sept témoins', 'dix-**** témoins'],
  ['12 sept 2027', '12 sept 2027'],
  ['fin sept près de Lyon', 'fin sept près de Lyon'],
  ['barn in sept for 80 guests', 'barn in sept for 80 guests'],
  ['mariage sept Lyon', 'mariage sept Lyon'],
])('of “%s” a date is read in “%s”', (sentence, left) => {
  expect(withoutNumberSept(sentence)).toBe(left);
});
