import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'replies.title': 'Tout juste arrivées',
  'replies.all': 'Toutes les réponses',
  'replies.replied': '{name} : réponse reçue',
  'replies.changed': '{name} : réponse modifiée',
  'replies.people':
    '{coming, plural, =0 {Personne ne vient} one {Une personne vient} other {# viennent}}{declined, plural, =0 {} one {, une ne peut pas} other {, # ne peuvent pas}}.',
  'replies.asked': 'Vous avez aussi modifié : à vous de choisir.',
  'replies.photos': 'Vos invités ont envoyé des photos',
  'replies.photos-note': 'Personne d’autre ne les voit avant que vous ne les montriez.',
  'replies.addresses': 'Vous et vos invités avez noté des adresses différentes',
  'replies.addresses-note': 'Les deux sont gardées\u00a0: à vous de choisir.',
};
