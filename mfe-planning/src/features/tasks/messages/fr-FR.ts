import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.checklist.completed':
    '{title} : c’est fait{steps, plural, =0 {} one {, avec sa dernière étape} other {, avec ses # étapes restantes}}.',
  'planning.checklist.reopened': '{title} : de retour sur la liste.',
  'planning.checklist.added': '{title} : c’est sur la liste.',
  'planning.checklist.removed':
    '{title} : supprimé{steps, plural, =0 {} one {, avec son étape} other {, avec ses # étapes}}.',
  'planning.checklist.renamed': 'S’appelle maintenant {title}.',
  'planning.checklist.moved': '{title} : déplacé vers « {period} ».',
  'planning.checklist.refused': '« {title} » n’a pas pu être enregistré. Tout est comme avant.',
  'planning.period.12-plus': '12 mois et plus',
  'planning.period.10-12': '10 à 12 mois',
  'planning.period.7-9': '7 à 9 mois',
  'planning.period.4-6': '4 à 6 mois',
  'planning.period.2-3': '2 à 3 mois',
  'planning.period.1-month': '1 mois',
  'planning.period.2-weeks': '2 semaines',
  'planning.period.final-week': 'Dernière semaine',
  'planning.period.the-day': 'Le jour J',
  'planning.period.after': 'Après',
  'planning.period-heading.12-plus': '12 mois avant, ou plus tôt',
  'planning.period-heading.10-12': '10 à 12 mois avant',
  'planning.period-heading.7-9': '7 à 9 mois avant',
  'planning.period-heading.4-6': '4 à 6 mois avant',
  'planning.period-heading.2-3': '2 à 3 mois avant',
  'planning.period-heading.1-month': '1 mois avant',
  'planning.period-heading.2-weeks': '2 semaines avant',
  'planning.period-heading.final-week': 'La dernière semaine',
  'planning.period-heading.the-day': 'Le jour J',
  'planning.period-heading.after': 'Après le jour J',
};
