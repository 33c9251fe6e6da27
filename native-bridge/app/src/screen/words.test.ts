import { wordsOf } from './words';

test('speaks the device’s language where there are words of it', () => {
  expect(wordsOf('de-AT').retry).toBe('Noch einmal versuchen');
  expect(wordsOf('fr-FR').retry).toBe('Réessayer');
  expect(wordsOf('en-US').retry).toBe('Try again');
  expect(wordsOf('pl-PL').retry).toBe('Try again');
});
