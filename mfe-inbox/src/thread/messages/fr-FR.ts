import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.thread.back': 'Retour à la messagerie',
  'inbox.thread.choose': 'Choisissez une conversation pour la lire ici',
  'inbox.thread.unknown': 'Cette conversation n’est pas dans votre messagerie',
  'inbox.thread.messages': 'Messages',
  'inbox.thread.loading': 'Chargement des messages',
  'inbox.thread.no-date': 'Pas encore de date',
  'inbox.thread.today': 'Aujourd’hui',
  'inbox.thread.yesterday': 'Hier',
  'inbox.thread.said': '{name}, {time}',
  'inbox.thread.write-to': 'Écrire à {name}',
  'inbox.thread.send': 'Envoyer',
  'inbox.thread.sending': 'Envoi en cours…',
  'inbox.thread.retry': 'Réessayer',
  'inbox.thread.discard': 'Supprimer',
  'inbox.thread.failed-connection':
    'Non envoyé : pas de connexion. Le message partira tout seul dès que vous serez de nouveau en ligne.',
  'inbox.thread.failed-session': 'Non envoyé : votre session a expiré. Reconnectez-vous, votre message est conservé.',
  'inbox.thread.failed-refused': 'Non envoyé : le serveur n’a pas accepté ce message.',
  'inbox.thread.failed-server': 'Non envoyé : un problème est survenu de notre côté. Votre message est conservé.',
  'inbox.thread.unavailable': 'Ces messages ne se sont pas chargés',
  'inbox.thread.unavailable-text': 'Ils sont en sécurité, et ce que vous écrivez est conservé.',
  'inbox.about.your-date': 'Votre date',
  'inbox.about.their-date': 'Date du couple',
  'inbox.about.no-date': 'Pas encore fixée',
  'inbox.about.profile': 'Voir le profil',
};
