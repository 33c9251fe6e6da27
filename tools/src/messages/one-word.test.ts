import { otherWordsForEntry } from './one-word';

it('[R1-15] each language has one word for logging in and one for signing up', () => {
  expect(otherWordsForEntry('en-GB', 'Sign in or create an account')).toEqual(['Sign in', 'create an account']);
  expect(otherWordsForEntry('en-US', 'You’re signed in as {name}.')).toEqual(['signed in']);
  expect(otherWordsForEntry('de-DE', 'Einloggen oder Konto anlegen')).toEqual(['Einlogg', 'Konto anlegen']);
  expect(otherWordsForEntry('fr-FR', 'Identifiez-vous ou créez un compte')).toEqual([
    'Identifiez-vous',
    'créez un compte',
  ]);
});

it('[R1-15] the words themselves pass, and what only sounds like them', () => {
  const fine = {
    'en-GB': 'Log in or sign up. Design in white.',
    'de-DE': 'Anmelden, registrieren',
    'fr-FR': 'Se connecter',
  };
  expect(Object.entries(fine).flatMap(([locale, text]) => otherWordsForEntry(locale, text))).toEqual([]);
});
