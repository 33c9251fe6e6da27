import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.open': 'Ouvrir',
  'planning.undo': 'Annuler',
  'planning.waiting': 'En attente d’envoi',
  'planning.retry': 'Réessayer',
  'planning.changed-since': 'Cela a été modifié depuis et reste ainsi.',
  'planning.forbidden': 'Vous pouvez consulter ceci, mais plus le modifier. Rien n’a été enregistré.',
  'planning.close': 'Fermer',
  'planning.cancel': 'Annuler',
  'planning.loading': 'Chargement de vos préparatifs',
  'planning.signed-out.title': 'Vos préparatifs commencent ici',
  'planning.signed-out.text':
    'Connectez-vous pour retrouver votre liste et votre bouquet sur tous vos appareils, à deux.',
  'planning.signed-out.sign-up': 'S’inscrire',
  'planning.signed-out.log-in': 'Se connecter',
  'planning.no-wedding.title': 'Aucun mariage à préparer ici',
  'planning.no-wedding.text':
    'Ce compte n’est lié à aucun mariage. Les prestataires retrouvent leurs conversations dans la messagerie.',
  'planning.no-wedding.inbox': 'Ouvrir la messagerie',
  'planning.no-plan.title': 'Aucun projet de mariage pour le moment',
  'planning.no-plan.text': 'Commencez le vôtre, ou ouvrez une invitation reçue de quelqu’un.',
  'planning.no-plan.begin': 'Comment commencer',
  'planning.no-date.title': 'Avant tout, une date',
  'planning.no-date.text':
    'Même approximative. Votre liste en découle, dans le bon ordre, et elle suit si la date change.',
  'planning.no-date.action': 'Choisir votre date',
  'planning.failed.title': 'Votre liste fait une pause',
  'planning.failed.text': 'Elle ne s’est pas chargée. Tout ce que vous avez coché est conservé.',
  'planning.failed.offline':
    'Vous êtes hors ligne et elle n’est pas encore sur cet appareil. Elle arrivera dès votre retour.',
  'planning.checklist.making': 'Votre liste se met en place',
  'planning.closed.title':
    '{area, select, checklist {La liste de tâches n’est pas partagée avec vous} guests {La liste d’invités n’est pas partagée avec vous} budget {Le budget n’est pas partagé avec vous} notes {Le carnet n’est pas partagé avec vous} other {Cette partie n’est pas partagée avec vous}}',
  'planning.closed.text':
    'C’est le couple qui choisit qui voit quelle partie de son projet. S’il vous la faut, demandez-la-lui : elle s’ouvrira ici dès qu’il la partagera.',
  'planning.closed.home': 'Aller à l’accueil',
  'planning.closed.access': 'Ce qui est partagé avec vous',
  'planning.reads-along': 'Vous êtes en lecture seule. Le couple peut vous autoriser à modifier cette partie.',
  'planning.unmade.title': 'Pas encore de liste',
  'planning.unmade.text': 'Elle sera créée dès que le mariage aura une date, et vous la trouverez ici.',
};
