import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'answer.title': 'Ce que les couples disent de vous',
  'answer.lead': 'Répondez en public, avec tact et en peu de mots\u00a0: le prochain couple lit votre façon d’écouter.',
  'answer.none':
    'Personne n’a encore écrit sur {name}. Les couples qui ont réservé sont invités après leur mariage\u00a0; vous ne choisissez pas lesquels.',
  'answer.published': '{count, plural, one {# avis publié} other {# avis publiés}}',
  'answer.disputed': 'Contesté',
  'answer.disputed.note': 'La modération le lit et décide. D’ici là, personne ne le voit et il ne compte pas.',
  'answer.reply': 'Répondre',
  'answer.open': 'Encore sans réponse',
  'answer.open.count':
    '{count, plural, =0 {Tous ont une réponse} one {# encore sans réponse} other {# encore sans réponse}}',
  'answer.reply.change': 'Modifier la réponse',
  'answer.reply.title': 'Répondre à {name}',
  'answer.reply.lead': 'Tout le monde lit ceci sous l’avis. Videz-le pour le retirer.',
  'answer.reply.words': 'Votre réponse',
  'answer.reply.send': 'Publier',
  'answer.reply.done': 'Votre réponse est publiée.',
  'answer.dispute': 'Cet avis enfreint les règles',
  'answer.dispute.title': 'Contester l’avis de {name}',
  'answer.dispute.lead':
    'Pas parce qu’il est mauvais\u00a0: les mêmes règles valent pour les bons et les mauvais avis. Dites quelle règle il enfreint et ce qui s’est passé\u00a0; seule notre modération le lit. Un avis ne peut être contesté qu’une fois.',
  'answer.dispute.words': 'Ce qui ne va pas',
  'answer.file.choose': 'Choisir un fichier',
  'answer.file.remove': 'Retirer {name}',
  'answer.file.help':
    'Une facture, une lettre ou une image qui montre ce qui s’est passé\u00a0: PDF ou image, jusqu’à 5\u00a0Mo. Seule notre modération la voit\u00a0; elle est supprimée une fois la décision prise.',
  'answer.file.too-large': 'Ce fichier dépasse 5\u00a0Mo.',
  'answer.file.type': 'Choisissez un PDF, ou une image JPEG, PNG, WebP ou HEIC.',
  'answer.file.unreadable': 'Ce fichier n’a pas pu être ouvert. Il est peut-être endommagé.',
  'answer.file.too-many-pixels': 'Cette image a trop de pixels.',
  'answer.dispute.send': 'Envoyer à la modération',
  'answer.dispute.done': 'La modération va le lire. D’ici là, il n’est pas affiché.',
  'answer.missing': 'Écrivez quelque chose.',
  'answer.failed': 'Cela n’a pas été envoyé. Veuillez réessayer\u00a0; vos mots sont encore là.',
  'answer.failed.decided': 'Une décision a déjà été prise sur cet avis.',
  'answer.cancel': 'Annuler',
  'answer.close': 'Fermer',
  'answer.invitations': 'Invitations à donner un avis',
  'answer.invitations.lead':
    'Chaque couple qui vous réserve est invité trois jours après le mariage, et relancé une fois deux semaines plus tard. Vous ne choisissez ni n’écartez personne. Les couples qui vous ont réservé sans vous écrire ici sont invités aussi, sans figurer dans la liste.',
  'answer.invitations.loading': 'Vos invitations se chargent',
  'answer.invitations.count.invited': '{count, plural, one {# couple invité} other {# couples invités}}',
  'answer.invitations.count.reminded': '{count, plural, one {# relancé} other {# relancés}}',
  'answer.invitations.count.answered': '{count, plural, one {# a donné son avis} other {# ont donné leur avis}}',
  'answer.invitations.count.declined':
    '{count, plural, one {# ne veut pas de rappels} other {# ne veulent pas de rappels}}',
  'answer.invitations.missing':
    '{count, plural, one {Un couple des 12 derniers mois n’a pas été invité.} other {# couples des 12 derniers mois n’ont pas été invités.}}',
  'answer.invitations.send': '{count, plural, one {Inviter ce couple} other {Inviter les # couples}}',
  'answer.invitations.send-some': 'En inviter {count}, autant qu’il en part à la fois',
  'answer.invitations.next':
    'Les invitations partent une fois par semaine. Vous pourrez envoyer les prochaines à partir du {at}.',
  'answer.invitations.done':
    '{count, plural, =0 {Aucun couple n’a pu être invité.} one {Un couple est invité, à une bonne heure de sa journée.} other {# couples sont invités, à une bonne heure de leur journée.}}',
  'answer.invitations.failed': 'Les invitations ne sont pas parties. Veuillez réessayer.',
  'answer.invitations.failed.nobody-waits': 'Tous les couples ont déjà été invités.',
  'answer.invitations.failed.asked-lately': 'Vos invitations de cette semaine sont déjà parties.',
  'answer.invitations.none':
    'Parmi les couples qui vous ont réservé ici, aucun ne s’est marié ces 12 derniers mois ni n’a encore de date.',
  'answer.invitations.all': '{count, plural, one {Afficher le couple} other {Afficher les # couples}}',
  'answer.invitations.fewer': 'Masquer les couples',
  'answer.invitations.day': 'Mariage le {day}',
  'answer.invitations.withheld': 'Garde la date du mariage pour soi',
  'answer.invitations.waiting': 'Pas encore invité',
  'answer.invitations.later': 'Sera invité après le mariage',
  'answer.invitations.later.on': 'Sera invité le {day}',
  'answer.invitations.invited': 'Invité',
  'answer.invitations.invited.on': 'Invité le {day}',
  'answer.invitations.reminded': 'Relancé',
  'answer.invitations.reminded.on': 'Relancé le {day}',
};
