import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'replies.title': 'Tout juste arrivées',
  'replies.all': 'Toutes les réponses',
  'replies.replied': '{name} : réponse reçue',
  'replies.changed': '{name} : réponse modifiée',
  'replies.people':
    '{coming, plural, =0 {Personne ne vient} one {Une personne vient} other {# viennent}}{declined, plural, =0 {} one {, une ne peut pas} other {, # ne peuvent pas}}.',
  'replies.asked': 'Vous avez aussi modifié : à vous de choisir.',
};
