import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.several.title': 'Écrire à plusieurs à la fois',
  'inbox.several.lead': 'Un seul message, une conversation avec chacun. Personne ne voit à qui d’autre vous écrivez.',
  'inbox.several.to': 'À',
  'inbox.several.chosen': '{chosen, number} sur {count, number} choisis.',
  'inbox.several.known': 'Vous échangez déjà avec {names}.',
  'inbox.several.share': 'Ce que chacun verra',
  'inbox.several.price.about': 'environ {money} pour vous',
  'inbox.several.price.between': 'de {from} à {to}',
  'inbox.several.taken': 'pris à votre date',
  'inbox.several.held': 'en option pour un autre couple à votre date',
  'inbox.several.send':
    '{count, plural, =0 {Choisissez d’abord quelqu’un} one {Envoyer à un seul} other {Envoyer aux #}}',
  'inbox.several.outcome': '{sent, number} sur {count, number} envoyés',
  'inbox.several.fate.waiting': 'Ensuite',
  'inbox.several.fate.sending': 'En route',
  'inbox.several.fate.sent': 'Envoyé',
  'inbox.several.fate.failed': 'Non envoyé',
  'inbox.several.fate.full': 'Plus de place',
  'inbox.several.failed.connection':
    'La connexion a été perdue. Votre message est conservé et n’arrivera pas deux fois.',
  'inbox.several.failed.session': 'Votre session a expiré. Reconnectez-vous, votre message est conservé.',
  'inbox.several.failed.refused': 'Le serveur ne l’a pas accepté. Votre message est conservé.',
  'inbox.several.failed.server': 'Un problème est survenu de notre côté. Votre message est conservé.',
  'inbox.several.full':
    'Vous avez déjà le maximum de demandes de ce genre en cours. Fermez-en d’abord une dans votre messagerie.',
  'inbox.several.open': 'Ouvrir',
  'inbox.several.open-with': 'Ouvrir la conversation avec {name}',
  'inbox.several.retry': '{count, plural, one {Réessayer celui-ci} other {Réessayer ces #}}',
  'inbox.several.all-known': 'Vous échangez déjà avec tous',
  'inbox.several.none': 'Votre sélection est encore vide pour cette catégorie',
  'inbox.several.none-text':
    'Touchez le cœur de ceux qui vous plaisent, puis écrivez-leur à tous avec un seul message.',
  'inbox.several.find': 'Chercher',
  'inbox.several.unavailable': 'Votre sélection ne s’est pas chargée',
  'inbox.several.unavailable-text': 'Rien n’est perdu.',
  'inbox.several.reads-along':
    'Vous pouvez lire la messagerie de ce couple. Demandez-leur si vous souhaitez écrire pour eux.',
};
