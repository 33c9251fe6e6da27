import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'compare.title': 'Comparer',
  'compare.titleOf': 'Comparer : {category}',
  'compare.lead':
    'De votre sélection{known, select, dayGuests {, prix pour le {day} et {count, plural, one {# invité} other {# invités}}} Guests {, prix pour {count, plural, one {# invité} other {# invités}}} day {, prix pour le {day}} other {}}',
  'compare.beside': 'Ajouter quelqu’un à côté',
  'compare.few.title': 'Choisissez-en deux à comparer',
  'compare.few.text': 'Prenez ci-dessous quelqu’un de la même catégorie, ou revenez à votre sélection.',
  'compare.onlyDiffering': 'Seulement les différences',
  'compare.shaded': 'En couleur',
  'compare.shadedMeans': 'la meilleure réponse de chaque ligne. Ce qui compte le plus, c’est à vous de le dire.',
  'compare.without': 'Retirer {name}',
  'compare.strongest': 'Meilleure réponse',
  'compare.nothing': '—',
  'compare.held': 'Gardée jusqu’au {day}',
  'compare.free': 'Libre',
  'compare.taken': 'Prise',
  'compare.unknown': 'Pas encore connu',
  'compare.do.messages': 'Ouvrir les messages',
  'compare.line.actions': 'Et ensuite',
  'compare.line.price': 'Votre prix',
  'compare.line.day': 'Votre date',
  'compare.line.distance': 'Depuis votre lieu',
  'compare.line.reviews': 'Avis',
  'compare.line.replies': 'Réponses',
  'compare.line.capacity': 'Capacité',
  'compare.line.features': 'Pas chez tous',
  'compare.line.highlights': 'Connu pour',
  'compare.line.votes': 'Vos votes',
  'compare.line.notes': 'Vos notes',
};
