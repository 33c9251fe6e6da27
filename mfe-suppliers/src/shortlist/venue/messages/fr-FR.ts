import type { Messages } from '@posy/remote-kit';

export const messages = {
  'venue.back': 'Retour',
  'venue.intro.title': 'Avez-vous trouvé votre lieu ?',
  'venue.intro.because':
    '{reason, select, amount {Votre budget prévoit {amount} pour le lieu, d’où notre question.} budget {Votre budget prévoit un montant pour le lieu, d’où notre question.} task {Vous avez coché une tâche à son sujet, d’où notre question.} export {Votre liste d’invités est exportée, d’où notre question.} booked {Vous avez déjà réservé deux autres prestataires, d’où notre question.} enquiry {Vous en contactez déjà d’autres, d’où notre question.} address {Cela prend une minute, et le reste de vos préparatifs en dépend.} other {Vous préparez votre mariage depuis un moment, d’où notre question.}}',
  'venue.intro.then':
    'Si c’est décidé, nous {count, plural, =0 {} one {cochons une tâche et } other {cochons # tâches et }}adaptons la ville de votre mariage.',
  'venue.intro.yes': 'Oui, c’est fait',
  'venue.intro.no': 'Pas encore',
  'venue.select.title': 'Lequel est-ce ?',
  'venue.select.name': 'Chercher par nom',
  'venue.select.example': 'Nom du lieu',
  'venue.select.yours': 'De votre sélection',
  'venue.select.note':
    '{state, select, replied {{hasTown, select, true {{town}, a répondu le {day}} other {A répondu le {day}}}} asked {{hasTown, select, true {{town}, contacté le {day}} other {Contacté le {day}}}} other {{town}}}',
  'venue.select.none': 'Cherchez-le par son nom, ou notez-le vous-mêmes.',
  'venue.select.missing': 'Veuillez choisir un lieu',
  'venue.select.notHere': 'Il n’est pas sur Posy',
  'venue.select.next': 'C’est celui-là',
  'venue.select.failed': '{name} est introuvable pour l’instant. Réessayez.',
  'venue.interest.title': 'Y pensez-vous encore ?',
  'venue.interest.asked': 'Vous les avez contactés le {day}',
  'venue.interest.text':
    'Ils aimeraient le savoir dans tous les cas. Un non est un geste : il libère votre date pour un autre couple.',
  'venue.interest.yes': 'Oui, toujours',
  'venue.interest.no': 'Non, prévenez-les',
  'venue.interest.why':
    'En cas de non, une seule question suit : prix, date, distance, taille, ou simple impression ? Ils voient la raison, jamais votre budget.',
  'venue.lost.title': 'Pour quelle raison ?',
  'venue.lost.text': '{name} lira ceci et rien d’autre.',
  'venue.lost.reasons': 'Pourquoi pas',
  'venue.lost.price': 'Le prix',
  'venue.lost.date': 'La date',
  'venue.lost.distance': 'C’est trop loin',
  'venue.lost.size': 'La taille',
  'venue.lost.feeling': 'Une simple impression',
  'venue.lost.missing': 'Veuillez choisir une raison',
  'venue.lost.next': 'Les prévenir',
  'venue.lost.message':
    '{reason, select, price {Merci pour le temps que vous nous avez consacré. Nous ne donnerons pas suite : le prix ne nous convient pas.} date {Merci pour le temps que vous nous avez consacré. Nous ne donnerons pas suite : la date ne nous convient pas.} distance {Merci pour le temps que vous nous avez consacré. Nous ne donnerons pas suite : c’est trop loin pour nous.} size {Merci pour le temps que vous nous avez consacré. Nous ne donnerons pas suite : la taille ne nous convient pas.} other {Merci pour le temps que vous nous avez consacré. Nous ne donnerons pas suite : ce n’est simplement pas le bon lieu pour nous.}}',
  'venue.lost.failed': '{name} n’a pas pu être prévenu.',
  'venue.lost.notReopened': 'La conversation avec {name} est restée fermée.',
  'venue.when.title':
    '{part, select, month {Quel mois chez {name} ?} year {Quelle année chez {name} ?} other {Quel jour chez {name} ?}}',
  'venue.when.text':
    '{part, select, month {Puis l’année, et le jour si vous l’avez.} year {Puis le jour, si vous l’avez.} other {Laissez-le ouvert si vous hésitez encore.}}',
  'venue.when.label': '{part, select, month {Mois} year {Année} other {Jour}}',
  'venue.when.missing':
    '{part, select, month {Veuillez choisir un mois} year {Veuillez choisir une année} other {Veuillez choisir un jour}}',
  'venue.when.open':
    '{part, select, month {Le mois n’est pas encore fixé} year {L’année n’est pas encore fixée} other {Le jour n’est pas encore fixé}}',
  'venue.when.next': '{next, select, month {Suite : l’année} year {Suite : le jour} other {Réserver}}',
  'venue.notice.booked': '{name} est votre lieu{moves, select, true {. Votre mariage aura lieu à {town}} other {}}',
  'venue.notice.hunting': 'Bonne recherche ! C’est noté : vous aimez {name}.',
  'venue.notice.lost': '{name} est mis de côté et sera prévenu',
} as const satisfies Messages;
