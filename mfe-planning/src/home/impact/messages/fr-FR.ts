import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.ripple.moved': '{count, plural, one {Une tâche ouverte suit} other {# tâches ouvertes suivent}} la date.',
  'planning.ripple.first':
    '{count, plural, one {L’une d’elles passe} other {# d’entre elles passent}} en premier, car le temps habituel est compté.',
  'planning.ripple.notice.GB':
    'Déposez l’avis de mariage au plus tard le {day} : 28 jours francs en Angleterre et au pays de Galles, 29 jours en Écosse.',
  'planning.ripple.notice.IE': 'Voyez l’officier d’état civil au plus tard le {day} : l’Irlande demande trois mois.',
  'planning.ripple.notice.DE': 'Le Standesamt reçoit votre déclaration à partir du {day}.',
  'planning.ripple.notice.FR': 'Les bans doivent être affichés dès le {day}, pendant dix jours.',
  'planning.ripple.too-close': 'Ce jour est passé. Demandez à la mairie avant de retenir cette date.',
  'planning.ripple.country':
    '{added, plural, =0 {Aucune tâche ne s’ajoute} one {Une tâche s’ajoute} other {# tâches s’ajoutent}}, {leaving, plural, =0 {aucune ne disparaît} one {une disparaît} other {# disparaissent}}. Ce qui est fait reste fait.',
  'planning.ripple.guests':
    '{count, plural, one {Une dépense suit} other {# dépenses suivent}} le nombre d’invités : {before} maintenant, {after} ensuite.',
  'planning.ripple.guests.more': 'Cela fait {amount} de plus.',
  'planning.ripple.guests.less': 'Cela fait {amount} de moins.',
  'planning.ripple.guests.listed':
    'Vos dépenses suivent votre liste de {count, plural, one {# personne} other {# personnes}} : cette estimation n’y change rien.',
};
