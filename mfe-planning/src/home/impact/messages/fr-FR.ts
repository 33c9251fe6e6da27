import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.impact.moved': '{count, plural, one {Une tâche ouverte suit} other {# tâches ouvertes suivent}} la date.',
  'planning.impact.first':
    '{count, plural, one {L’une d’elles passe} other {# d’entre elles passent}} en premier, car le temps habituel est compté.',
  'planning.impact.notice.GB':
    'Déposez l’avis de mariage au plus tard le {day} : 28 jours francs en Angleterre et au pays de Galles, 29 jours en Écosse.',
  'planning.impact.notice.IE': 'Voyez l’officier d’état civil au plus tard le {day} : l’Irlande demande trois mois.',
  'planning.impact.notice.DE': 'Le Standesamt reçoit votre déclaration à partir du {day}.',
  'planning.impact.notice.FR': 'Les bans doivent être affichés dès le {day}, pendant dix jours.',
  'planning.impact.too-close': 'Ce jour est passé. Demandez à la mairie avant de retenir cette date.',
  'planning.impact.country':
    '{added, plural, =0 {Aucune tâche ne s’ajoute} one {Une tâche s’ajoute} other {# tâches s’ajoutent}}, {leaving, plural, =0 {aucune ne disparaît} one {une disparaît} other {# disparaissent}}. Ce qui est fait reste fait.',
  'planning.impact.place':
    '{coming, plural, =0 {{leaving, plural, one {Une démarche légale qui n’est pas demandée à {place} a} other {# démarches légales qui ne sont pas demandées à {place} ont}} quitté votre liste.} other {Les démarches légales de votre liste sont maintenant celles de {place} : {coming, plural, one {une ajoutée} other {# ajoutées}}, {leaving, plural, =0 {aucune retirée} one {une retirée} other {# retirées}}.}}',
  'planning.impact.place.refused':
    'Les démarches légales n’ont pas pu être rétablies. Ce sont encore celles de votre nouveau lieu.',
  'planning.impact.guests':
    '{count, plural, one {Une dépense suit} other {# dépenses suivent}} le nombre d’invités : {before} maintenant, {after} ensuite.',
  'planning.impact.guests.more': 'Cela fait {amount} de plus.',
  'planning.impact.guests.less': 'Cela fait {amount} de moins.',
  'planning.impact.guests.listed':
    'Vos dépenses suivent votre liste de {count, plural, one {# personne} other {# personnes}} : cette estimation n’y change rien.',
};
