import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'privacy.title': 'Confidentialité',
  'privacy.lead': 'C’est votre mariage. Emportez une copie ou effacez tout, quand vous voulez.',
  'privacy.leadAlone': 'Ce sont vos données. Emportez une copie ou effacez tout, quand vous voulez.',
  'privacy.export.title': 'Tout exporter',
  'privacy.export.body':
    'Un ZIP avec des fichiers JSON et CSV : votre compte, et tout ce que vous pouvez voir du mariage.',
  'privacy.export.start': 'Préparer ma copie',
  'privacy.export.again': 'Préparer une nouvelle copie',
  'privacy.export.progress': '{done} parties sur {total} sont prêtes.',
  'privacy.export.leave': 'Vous pouvez quitter cette page et y revenir.',
  'privacy.export.ready':
    'Votre copie est prête : {size}. {hasUntil, select, true {Vous pouvez la télécharger jusqu’à {until}.} other {}}',
  'privacy.export.download': 'Télécharger',
  'privacy.export.failed':
    'La copie n’a pas été terminée. Rien de ce que vous avez enregistré n’est perdu ; veuillez réessayer.',
  'privacy.wedding.title': 'Supprimer le mariage',
  'privacy.wedding.body':
    'Tout disparaît, pour tout le monde. C’est sans retour, alors exportez d’abord une copie. Votre compte reste.',
  'privacy.wedding.part.plan': 'La liste des tâches et le carnet',
  'privacy.wedding.part.guests': 'Les invités, leurs réponses et le plan de table',
  'privacy.wedding.part.money': 'Le budget et les paiements',
  'privacy.wedding.part.website': 'Le site et son adresse',
  'privacy.wedding.part.messages': 'Votre part des conversations avec les prestataires',
  'privacy.wedding.part.people': 'L’accès de tous ceux qui préparent avec vous',
  'privacy.wedding.confirm': 'Supprimer pour tout le monde',
  'privacy.wedding.done': 'Le mariage est supprimé.',
  'privacy.account.title': 'Supprimer votre compte',
  'privacy.account.body':
    '{kind, select, couple {Votre accès, votre nom et un mariage où vous êtes seul disparaissent pour de bon. Un mariage auquel vous aidez reste à ses proches.} other {Votre accès et votre nom disparaissent pour de bon.}}',
  'privacy.account.confirm': 'Supprimer mon compte',
  'privacy.account.toPeople': 'Transmettre le mariage',
  'privacy.failure.not-allowed': 'Seul le propriétaire du mariage peut faire cela.',
  'privacy.failure.confirmation-wrong': 'Le texte saisi ne correspond pas. Rien n’a été supprimé.',
  'privacy.failure.recent-login-required':
    'Nous devons être sûrs que c’est vous. Déconnectez-vous, reconnectez-vous et revenez : cela fonctionnera. Rien n’a été supprimé.',
  'privacy.failure.transfer-ownership-first':
    'D’autres préparent un mariage qui vous appartient. Transmettez-le ou supprimez-le d’abord. Rien n’a été supprimé.',
  'privacy.failure.last-owner':
    'D’autres répondent pour un prestataire dont vous êtes seul propriétaire. Mettez d’abord fin à leur accès, ou demandez-nous d’en nommer un propriétaire. Rien n’a été supprimé.',
  'privacy.failure.offline': 'Impossible de joindre Posy. Vérifiez votre connexion et réessayez.',
  'privacy.failure.session-ended': 'Votre session a pris fin. Reconnectez-vous ; votre saisie est conservée.',
  'privacy.failure.not-a-member': 'Vous ne faites plus partie de ce mariage, ou il a été supprimé.',
  'privacy.failure.timeout': 'Posy a mis trop de temps à répondre. Réessayez.',
  'privacy.failure.unknown': 'Cela n’a pas fonctionné, et vous n’y êtes pour rien. Veuillez réessayer.',
};
