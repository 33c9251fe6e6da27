import { supplierCategories } from '@posy/shared-contracts/entities';
import { isCommonWord } from '../spelling/common-words';
import { phrasesByCategory } from './lexicon';

test.each(['en', 'de', 'fr'] as const)('every kind of supplier has sixty words and more in %s [S-3]', (language) => {
  const phrases = phrasesByCategory(language);
  for (const category of supplierCategories)
    expect({ category, enough: (phrases.get(category)?.size ?? 0) >= 60 }).toEqual({ category, enough: true });
});

test('words of a language are known, slips of them are not [S-4]', () => {
  for (const word of ['hollow', 'taco', 'relaxed', 'twelve', 'quirky']) expect(isCommonWord(word, ['en'])).toBe(true);
  for (const word of ['florest', 'photografer', 'weding', 'marqee']) expect(isCommonWord(word, ['en'])).toBe(false);
  expect(isCommonWord('darf', ['de'])).toBe(true);
  expect(isCommonWord('connait', ['fr'])).toBe(true);
});
