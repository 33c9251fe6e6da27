import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '#support/workspace';
import { otherWords } from './one-word';

test('each language has one word for logging in and one for signing up [R1-15]', () => {
  expect(otherWords('en-GB', 'Sign in or create an account')).toEqual(['Sign in', 'create an account']);
  expect(otherWords('en-US', 'You’re signed in as {name}.')).toEqual(['signed in']);
  expect(otherWords('en-GB', 'Sign out anyway')).toEqual(['Sign out']);
  expect(otherWords('de-DE', 'Einloggen oder Konto anlegen')).toEqual(['Einlogg', 'Konto anlegen']);
  expect(otherWords('fr-FR', 'Identifiez-vous ou créez un compte')).toEqual(['Identifiez-vous', 'créez un compte']);
});

test('the words themselves pass, and what only sounds like them [R1-15]', () => {
  const fine = {
    'en-GB': 'Log in, log out or sign up. Design in white.',
    'de-DE': 'Anmelden, registrieren',
    'fr-FR': 'Se connecter',
  };
  expect(Object.entries(fine).flatMap(([locale, text]) => otherWords(locale, text))).toEqual([]);
});

test('each language has one word for an email, and a name inside braces is none', () => {
  expect(otherWords('en-GB', 'Collect addresses and e-mails, not by mail')).toEqual(['e-mails', 'by mail']);
  expect(otherWords('de-DE', 'Ihr bekommt eine Mail')).toEqual(['Mail']);
  expect(otherWords('fr-FR', 'Un courriel vous attend')).toEqual(['courriel']);
  const fine = {
    'en-GB': 'Email {email}',
    'de-DE': 'E-Mail an {email}',
    'fr-FR': 'Un e-mail pour {shares, select, email {lui} other {eux}}',
  };
  expect(Object.entries(fine).flatMap(([locale, text]) => otherWords(locale, text))).toEqual([]);
});

test.each(['en-GB', 'en-US', 'de-DE', 'fr-FR'])('tasks call an email in %s as screens do', (locale) => {
  const file = inRoot('shared-contracts', 'content', 'task-texts', `messages.${locale}.json`);
  expect(existsSync(file) ? otherWords(locale, readFileSync(file, 'utf8')) : []).toEqual([]);
});
