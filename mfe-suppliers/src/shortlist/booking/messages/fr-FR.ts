import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'booking.titleBooked': 'Votre accord avec {name}',
  'booking.lead': 'Indiquez ce que vous savez, le reste peut attendre.',
  'booking.notBooked': 'Pas réservé',
  'booking.later': 'Plus tard',
  'booking.taken':
    'D’après le calendrier de {name}, le {day} est pris. S’ils vous l’ont promis, continuez ; sinon, demandez-leur d’abord.',
  'booking.price.quoted':
    'D’après leur devis{hasCondition, select, true { : {condition}} other {}}{isOver, select, true {. Il était valable jusqu’au {day}} other {}}',
  'booking.basis': 'Pour',
  'booking.basis.name':
    '{basis, select, perHead {Chaque invité} perDay {Chaque jour} perHour {Chaque heure} perItem {Chaque pièce} other {L’ensemble}}',
  'booking.count': '{basis, select, perHour {Combien d’heures} other {Combien}}',
  'booking.count.help': 'Laissez vide tant que vous ne savez pas.',
  'booking.payments': 'Paiements',
  'booking.payment.deposit': 'Acompte',
  'booking.payment.later': 'Paiement {number}',
  'booking.payment.due': '{name} à régler le',
  'booking.payment.paidOn': '{name} réglé le',
  'booking.payment.day': 'Jour',
  'booking.payment.amount': 'Montant',
  'booking.payment.noAmount': 'De combien est-il ?',
  'booking.payment.paid': 'Déjà réglé',
  'booking.payment.remove': 'Retirer : {name}',
  'booking.payment.add': 'Ajouter un paiement',
  'booking.payment.sum':
    '{state, select, open {{sum} en tout} whole {{sum} en tout, soit le prix entier} left {{sum} en tout ; {left} restent sans date} over {{sum} en tout, soit {left} de plus que le prix} other {{sum} en tout, que nous prenons pour prix}}',
  'booking.contract': 'Contrat',
  'booking.contract.choose': 'Ajouter le contrat',
  'booking.contract.uploading': 'Envoi de {name} en cours',
  'booking.contract.checked': '{size}. Vérifié : seules les personnes qui voient vos prestataires peuvent l’ouvrir.',
  'booking.contract.remove': 'Retirer {name}',
  'booking.contract.gone': '{name} ne s’ouvre pas pour l’instant. Réessayez dans un moment.',
  'booking.contract.fault.connection': 'Pas de connexion. Réessayez dès votre retour en ligne.',
  'booking.contract.fault.session': 'Votre session a expiré. Reconnectez-vous, puis réessayez.',
  'booking.contract.fault.refused': 'Le serveur n’a pas accepté ce fichier.',
  'booking.contract.fault.server': 'Un problème est survenu de notre côté. Réessayez dans un moment.',
  'booking.contract.fault.too-large': 'Un contrat peut faire jusqu’à 10 Mo.',
  'booking.contract.fault.too-many-pixels': 'Cette image est trop grande. Choisissez une version plus petite.',
  'booking.contract.fault.type': 'Choisissez un PDF, ou une image JPEG, PNG, WebP ou HEIC.',
  'booking.contract.fault.unreadable': 'Ce fichier ne s’ouvre pas. Il est peut-être endommagé.',
  'booking.contract.fault.quota': 'Vous avez déposé autant de fichiers que nous pouvons en garder.',
  'booking.follows': 'Et maintenant',
  'booking.follows.tasks': 'Votre liste de tâches avance',
  'booking.follows.budget':
    '{amount}{basis, select, perHead { par invité} perHour { par heure} perItem { par pièce} other {}} dans votre budget',
  'booking.follows.planned':
    '{stands, select, unreckoned {À compléter dès que vous savez ce que cela fait en tout} over {{by} de plus que les {planned} prévus} under {{by} de moins que les {planned} prévus} other {Exactement comme prévu}}',
  'booking.follows.instead': 'Le devis de {name}, {amount}, quitte votre budget',
  'booking.follows.beside':
    '{names} {count, plural, one {a aussi une réservation} other {ont aussi une réservation}} pour cela : tout compte dans votre budget',
  'booking.follows.payments': '{count, plural, one {Un paiement} other {# paiements}} dans votre agenda',
  'booking.follows.payments.days': '{days}, avec un rappel une semaine avant',
  'booking.follows.place': 'Votre mariage s’installe à {town}',
  'booking.follows.others': 'Dire gentiment non {count, plural, one {à l’autre} other {aux # autres}}',
  'booking.follows.others.read': 'Lire d’abord',
  'booking.follows.others.words': 'On y lira : « {names} ont réservé ailleurs et terminé cette conversation. »',
  'booking.follows.undo': 'Nous vous le disons à chaque étape, et vous pouvez l’annuler.',
};
