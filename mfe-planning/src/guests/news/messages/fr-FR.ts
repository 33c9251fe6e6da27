import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'guests.news.added': '{count, plural, one {Un invité est convié} other {# invités sont conviés}} à « {name} ».',
  'guests.news.changed':
    '{count, plural, one {Un invité a} other {# invités ont}} déjà répondu pour « {name} » : dites-leur ce qui change.',
  'guests.news.removed':
    '{count, plural, one {Un invité avait} other {# invités avaient}} dit oui à ce que vous avez retiré : prévenez-les.',
  'guests.news.main': 'Le mariage',
  'guests.news.open': 'Liste des invités',
};
