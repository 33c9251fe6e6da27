import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'impact.date':
    '{count, plural, one {Un prestataire réservé : redemandez-lui} other {# prestataires réservés : redemandez-leur}}',
  'impact.country':
    '{count, plural, one {Un prestataire est réservé là où vous étiez} other {# prestataires sont réservés là où vous étiez}}',
  'impact.taken': '{name} indique être pris ce jour-là.',
  'impact.place':
    '{count, plural, one {Un prestataire réservé : demandez-lui s’il se déplace à {place}} other {# prestataires réservés : demandez-leur s’ils se déplacent à {place}}}',
  'impact.venue': 'Votre lieu de réception {name} reste à {town}.',
  'impact.search': 'Votre recherche de prestataires commence autour de {place}',
  'impact.found.place':
    '{count, plural, one {Une adresse de votre sélection : voyez à quelle distance elle est de {place}} other {# adresses de votre sélection : voyez à quelle distance elles sont de {place}}}',
  'impact.found.taken':
    '{count, plural, one {Une adresse de votre sélection est prise ce jour-là} other {# adresses de votre sélection sont prises ce jour-là}}',
  'impact.found.unread':
    '{count, plural, one {Une adresse de votre sélection n’a pas pu être vérifiée pour ce jour} other {# adresses de votre sélection n’ont pas pu être vérifiées pour ce jour}}',
};
