import { placeSlots, withA, withDe } from './place-forms';
import { americanise, fill, fillEnglish, upperCaseSentences } from './slots';

test('a slot without a value is a mistake, not a gap', () => {
  expect(() => fill('Hello {nobody}', {})).toThrow('{nobody}');
});

test('a function is asked anew at each use of its slot', () => {
  let n = 0;
  expect(fill('{x} and {x}', { x: () => String((n += 1)) })).toBe('1 and 2');
});

test.each([
  ['from €900. bring cake.', 'From €900. Bring cake.'],
  ['„ja.“ danach Tanz.', '„Ja.“ Danach Tanz.'],
  ['« oui » ! ensuite la fête', '« Oui » ! Ensuite la fête'],
])('sentences begin with a capital: %s', (text, expected) => {
  expect(upperCaseSentences(text)).toBe(expected);
});

test.each([
  ['in a {style} way', { style: 'editorial' }, 'In an editorial way'],
  ['in a {style} way', { style: 'modern' }, 'In a modern way'],
  ['a {name} wedding', { name: 'The Amber Hare' }, 'An Amber Hare wedding'],
  ['the {name} guide', { name: 'The Old Mill at Larkswick' }, 'The Old Mill at Larkswick guide'],
  [
    'for weddings in {county} and beyond',
    { county: 'the Isle of Wight' },
    'For weddings on the Isle of Wight and beyond',
  ],
  ['{county}’s busy months', { county: 'the Highlands' }, 'The Highlands’ busy months'],
])('English articles fit the word after them: %s', (template, slots, expected) => {
  expect(upperCaseSentences(fillEnglish(template, slots))).toBe(expected);
});

test.each([
  ['Our favourite colour', 'Our favorite color'],
  ['Colourful, by the kerb', 'Colorful, by the curb'],
  ['{colour} stays a slot', '{colour} stays a slot'],
  ['Hampshire is no hire', 'Hampshire is no rent'],
])('American words replace British ones, whole and outside slots: %s', (british, american) => {
  expect(americanise(british)).toBe(american);
});

test.each([
  ['Le Mans', 'du Mans', 'au Mans'],
  ['Les Sables-d’Olonne', 'des Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['Avignon', 'd’Avignon', 'à Avignon'],
  ['Évreux', 'd’Évreux', 'à Évreux'],
  ['Hyères', 'd’Hyères', 'à Hyères'],
  ['Honfleur', 'de Honfleur', 'à Honfleur'],
  ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
  ['Yann', 'de Yann', 'à Yann'],
  ['Yves', 'd’Yves', 'à Yves'],
])('French “de” and “à” before %s', (name, de, a) => {
  expect([withDe(name), withA(name)]).toEqual([de, a]);
});

test('a county stands with its own preposition', () => {
  expect(placeSlots('fr', 'Sarlat-la-Canéda', 'Dordogne').in_county).toBe('en Dordogne');
  expect(placeSlots('fr', 'Le Havre', 'Ailleurs').in_county).toBe('près du Havre');
  expect(placeSlots('de', 'Saarlouis', 'Saarland').in_county).toBe('im Saarland');
  expect(placeSlots('en', 'Ryde', 'Isle of Wight').county).toBe('the Isle of Wight');
});
