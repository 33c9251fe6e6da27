import fc from 'fast-check';
import { isSameWords, lettersToGo } from './same-words';

test('takes capitals, spaces and signs as they come', () => {
  expect(isSameWords('Maya & Tom', 'maya tom')).toBe(true);
  expect(isSameWords('maya@example.com', 'Maya@Example.com ')).toBe(true);
  expect(isSameWords('Maya & Tom', 'maya and tom')).toBe(false);
});

test('counts the letters to go, and says when it is something else', () => {
  expect(lettersToGo('Maya & Tom', 'may')).toBe(4);
  expect(lettersToGo('Maya & Tom', 'maya tom')).toBe(0);
  expect(lettersToGo('Maya & Tom', 'mia')).toBeNull();
});

test('has nothing to go exactly when the words are the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (wanted, typed) => {
      expect(lettersToGo(wanted, typed) === 0).toBe(isSameWords(wanted, typed));
    }),
  );
});
