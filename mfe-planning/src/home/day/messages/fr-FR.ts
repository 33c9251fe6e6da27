import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.day.title': 'Déroulé du jour J',
  'planning.day.print': 'Imprimer le déroulé',
  'planning.day.header': '{couple}, {date}',
  'planning.day.header.undated': '{couple}',
  'planning.day.offline': 'Il s’ouvre aussi sans connexion, dès que vous l’avez consulté ici.',
  'planning.day.hours': 'Heure par heure',
  'planning.day.hours.edit': 'Modifier le programme',
  'planning.day.hours.none': 'Pas encore d’horaires',
  'planning.day.hours.none-text':
    'Donnez une heure à la cérémonie, au repas et à la fête : tout s’affiche ici, et sur votre site si vous le souhaitez.',
  'planning.day.hours.add': 'Créer le programme',
  'planning.day.hours.read-along': 'Les mariés n’ont pas encore fixé d’horaires.',
  'planning.day.hours.open': 'À fixer',
  'planning.day.hours.main': 'Le mariage',
  'planning.day.hours.until': 'jusqu’à {time}',
  'planning.day.hours.attire': 'Tenue : {attire}',
  'planning.day.tasks': 'À faire le jour même',
  'planning.day.tasks.none': 'Rien sur votre liste pour le jour même.',
  'planning.day.tasks.before':
    '{count, plural, one {# tâche d’avant reste à faire} other {# tâches d’avant restent à faire}}',
  'planning.day.people': 'Qui appeler',
  'planning.day.people.none': 'Personne n’est encore réservé. Vos prestataires réservés s’affichent ici.',
  'planning.day.people.shortlist': 'Tous les contacts',
  'planning.day.people.call': 'Appeler {name} : {phone}',
  'planning.day.money': 'À remettre',
  'planning.day.guests': 'Invités',
  'planning.day.guests.count':
    '{count, plural, =0 {Personne n’a encore dit oui} one {# invité vient} other {# invités viennent}}',
  'planning.day.guests.seating': 'Plan de table',
  'planning.day.guests.caterers': 'Fiche traiteur',
  'planning.day.nothing.title': 'Rien à voir ici pour l’instant',
  'planning.day.nothing.text': 'Rien de cette journée n’est encore partagé avec vous. Demandez aux mariés.',
  'planning.day.failed': 'Le chargement a échoué.',
};
