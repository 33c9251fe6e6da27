import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.overview.title': 'Le projet d’un coup d’œil',
  'planning.overview.print': 'Imprimer le projet',
  'planning.overview.day': 'Déroulé du jour J',
  'planning.overview.areas': 'Par volet',
  'planning.overview.periods': 'Par période',
  'planning.overview.now': 'Maintenant',
  'planning.overview.checklist': 'Liste',
  'planning.overview.checklist.note': 'sur {total, number} tâches et étapes faites',
  'planning.overview.guests': 'Invités',
  'planning.overview.guests.note':
    '{count, plural, =0 {personne encore sur la liste} one {sur la liste} other {sur la liste}}',
  'planning.overview.guests.coming': 'présents, sur {count, number} de la liste',
  'planning.overview.budget': 'Budget',
  'planning.overview.budget.of': 'sur {budget} selon les devis',
  'planning.overview.budget.none': 'pas encore de budget',
  'planning.overview.budget.agreed': 'convenus à ce jour',
  'planning.overview.suppliers': 'Prestataires',
  'planning.overview.suppliers.note': 'réservés, sur {count, number} retenus',
  'planning.overview.website': 'Site',
  'planning.overview.website.live': 'en ligne',
  'planning.overview.website.draft': 'pas encore publié',
  'planning.overview.website.events': '{count, plural, =0 {aucun événement} one {# événement} other {# événements}}',
  'planning.overview.scrapbook': 'Carnet',
  'planning.overview.scrapbook.note': '{count, plural, one {note} other {notes}}',
  'planning.overview.failed': 'Cela n’a pas pu être chargé.',
  'planning.overview.done': '{done, number} sur {total, number} faites',
  'planning.overview.all-done': 'Tout est fait.',
  'planning.overview.put-off': 'Le reste est remis à plus tard.',
  'planning.overview.more': '{count, plural, one {et # autre} other {et # autres}}',
  'planning.overview.nothing.title': 'Rien à voir ici pour l’instant',
  'planning.overview.nothing.text':
    'Aucune partie du projet ne vous est encore ouverte. Demandez au couple d’en partager une.',
};
