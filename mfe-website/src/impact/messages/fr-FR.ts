import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'impact.answers.day': '{count, plural, one {Une réponse vaut} other {# réponses valent}} pour l’ancien jour',
  'impact.answers.place': '{count, plural, one {Une réponse vaut} other {# réponses valent}} pour l’ancien lieu',
  'impact.answers.ask-again':
    'Demander à nouveau ? Écrivez-leur la nouvelle : ils modifient leur réponse par leur lien',
};
