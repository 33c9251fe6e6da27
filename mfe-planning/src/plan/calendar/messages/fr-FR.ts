import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.calendar.title': 'Le projet dans votre agenda',
  'planning.calendar.lead': 'Un lien pour l’agenda de votre téléphone ou ordinateur. Il se met à jour tout seul.',
  'planning.calendar.lead-anew': 'Le lien actuel s’arrête dès que le nouveau est créé.',
  'planning.calendar.what': 'Ce qu’il contient',
  'planning.calendar.tasks': 'Tâches',
  'planning.calendar.tasks-help': 'Ce qui reste, à la fin de sa période',
  'planning.calendar.payments': 'Paiements',
  'planning.calendar.payments-help': 'Le jour de l’échéance, avec les montants',
  'planning.calendar.events': 'Vos événements',
  'planning.calendar.events-help': 'Le jour même, et ce qui l’entoure',
  'planning.calendar.nothing': 'Choisissez-en au moins un.',
  'planning.calendar.make': 'Créer le lien',
  'planning.calendar.exists': 'Il y a un lien avec : {parts}. {name} l’a créé le {day}.',
  'planning.calendar.once':
    'Il n’a été montré qu’une fois, on ne peut pas le revoir ici. Perdu ? Un nouveau prend sa place.',
  'planning.calendar.anew': 'Créer un nouveau lien',
  'planning.calendar.revoke': 'Le désactiver',
  'planning.calendar.revoked': 'Le lien de l’agenda est désactivé.',
  'planning.calendar.link': 'Lien de l’agenda',
  'planning.calendar.link-help': 'Montré cette seule fois. Ajoutez-le comme agenda par adresse.',
  'planning.calendar.copy': 'Copier le lien',
  'planning.calendar.copied': 'Copié.',
  'planning.calendar.not-copied': 'La copie n’a pas marché ici. Sélectionnez le lien et copiez-le.',
  'planning.calendar.open': 'Ouvrir dans un agenda',
  'planning.calendar.secret':
    'Qui a le lien peut le lire, sans se connecter. Vous pouvez le désactiver ici à tout moment.',
  'planning.calendar.unread': 'Le lien de l’agenda n’a pas pu être chargé.',
  'planning.calendar.refused': 'Cela n’a pas marché, et rien n’a changé. Veuillez réessayer.',
  'planning.calendar.offline': 'Vous êtes hors ligne. Les liens se créent et se désactivent en ligne.',
};
