import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'shell.onboarding.tab': 'Les premiers éléments de votre projet',
  'shell.onboarding.progress': 'Étape {at} sur {of}',
  'shell.onboarding.back': 'Retour',
  'shell.onboarding.skip': 'Passer pour l’instant',
  'shell.onboarding.next': 'Suivant',
  'shell.onboarding.finish': 'Terminer',
  'shell.onboarding.later': 'Finir plus tard',
  'shell.onboarding.when.title': 'Quand aimeriez-vous vous marier ?',
  'shell.onboarding.when.lead':
    'Aussi précisément que vous le savez. Une saison suffit pour commencer, et vous pourrez changer quand vous voudrez.',
  'shell.onboarding.when.saved': 'Ce sera le {date}.',
  'shell.onboarding.when.chosen': 'Ce sera : {when}.',
  'shell.onboarding.when.refused': 'La date n’a pas été enregistrée. Réessayez ; votre choix est toujours là.',
  'shell.onboarding.when.offline':
    'Vous êtes hors ligne. La date reste ici et sera enregistrée dès le retour du réseau.',
  'shell.onboarding.names.title': 'Qui se marie ?',
  'shell.onboarding.names.lead':
    'Les prénoms suffisent. Ils vous accueillent tous les deux, et figurent sur votre site si vous en faites un.',
  'shell.onboarding.where.title': 'Où aimeriez-vous vous marier ?',
  'shell.onboarding.where.lead': 'Une ville ou un département : nous cherchons des prestataires aux alentours.',
  'shell.onboarding.guests.title': 'Combien d’invités, à peu près ?',
  'shell.onboarding.guests.lead': 'Une estimation suffit, et vous pourrez la changer quand vous voudrez.',
  'shell.onboarding.budget.title': 'Combien aimeriez-vous dépenser ?',
  'shell.onboarding.budget.lead': 'Seules les personnes qui organisent avec vous le voient. Vous pouvez laisser vide.',
  'shell.onboarding.venue.title': 'Avez-vous réservé un lieu ?',
  'shell.onboarding.venue.lead': 'La dernière question. Beaucoup de choses en dépendent.',
  'shell.onboarding.venue.yes': 'Oui, c’est réservé',
  'shell.onboarding.venue.yesNote': 'Cinq tâches se cochent toutes seules.',
  'shell.onboarding.venue.no': 'Pas encore',
  'shell.onboarding.venue.noNote': 'Rien ne presse. C’est en tête de votre liste.',
  'shell.onboarding.venue.which': 'Lequel ?',
  'shell.onboarding.venue.own': 'N’importe quel nom convient, même si nous ne connaissons pas l’endroit.',
  'shell.onboarding.venue.found': '{count, plural, one {# lieu} other {# lieux}}',
  'shell.onboarding.venue.around':
    '{count, plural, one {Un lieu de réception} other {# lieux de réception}} autour de {place}.',
  'shell.onboarding.stems.title': 'Chaque réponse ajoute deux tiges.',
  'shell.onboarding.stems.body':
    '{count, plural, other {# pour l’instant.}} Les autres poussent au fil des préparatifs.',
  'shell.onboarding.basis':
    '{where, select, uk {D’après des moyennes britanniques, selon le nombre d’invités.} other {D’après des moyennes britanniques, selon le nombre d’invités, ramenées à ce que coûte un mariage dans votre pays ({country}).}}',
  'shell.onboarding.beyond':
    '{end, select, fewer {Elles commencent à {count} invités : en dessous, c’est une estimation.} other {Elles s’arrêtent à {count} invités : au-delà, c’est une estimation.}}',
  'shell.onboarding.guests.ranges': 'À peu près',
  'shell.onboarding.guests.few': 'Jusqu’à {to}',
  'shell.onboarding.guests.some': 'De {from} à {to}',
  'shell.onboarding.guests.many': 'De {from} à {to}',
  'shell.onboarding.guests.most': 'Plus de {less}',
  'shell.onboarding.guests.about': 'environ {amount}',
  'shell.onboarding.guests.exactly': 'Ou précisément',
  'shell.onboarding.guests.fewer': 'Un invité de moins',
  'shell.onboarding.guests.more': 'Un invité de plus',
  'shell.onboarding.guests.tip':
    '{count, plural, one {Un invité revient} other {# invités reviennent}} le plus souvent à {amount}.',
  'shell.onboarding.guests.each':
    'Chaque invité de plus ou de moins compte pour environ {each}, surtout le lieu et le repas. Qui ne vient que danser ne compte pas encore ici.',
  'shell.onboarding.budget.unsure': 'Pas encore sûrs ? Partez de là, et changez quand vous voulez.',
  'shell.onboarding.budget.begin': 'Partir de {amount}',
  'shell.onboarding.budget.yours': 'Chez vous, cela fait environ {each} par invité, pour {count}.',
  'shell.onboarding.budget.fall': 'Comment {amount} pourraient se répartir',
  'shell.onboarding.budget.fallBody':
    'Une première répartition, telle qu’elle est courante. Vous pourrez changer chaque part.',
  'shell.onboarding.part.venue': 'Lieu',
  'shell.onboarding.part.catering': 'Repas',
  'shell.onboarding.part.photographs': 'Photos et vidéo',
  'shell.onboarding.part.clothes': 'Robe et costumes',
  'shell.onboarding.part.flowers': 'Fleurs',
  'shell.onboarding.part.decoration': 'Décoration',
  'shell.onboarding.part.music': 'Musique',
  'shell.onboarding.part.rest': 'Tout le reste',
  'shell.onboarding.part.reserve': 'Au cas où',
  'shell.onboarding.when.tip': 'Les samedis de juin partent en premier. En janvier, comptez environ 30 % de moins.',
  'shell.onboarding.when.tipAny':
    'Les vendredis, les dimanches et les mois hors saison offrent souvent plus de choix et des prix plus doux.',
  'shell.onboarding.when.tip.saturday':
    'De mai à septembre, les samedis partent en premier : commencez par le lieu. Un vendredi ou un dimanche ménage souvent le budget.',
  'shell.onboarding.when.tip.inSeason':
    'De mai à septembre, les autres jours que le samedi offrent souvent plus de choix et des prix plus doux.',
  'shell.onboarding.when.tip.outOfSeason':
    'D’octobre à avril, il y a souvent plus de choix et des prix plus doux qu’en été.',
  'shell.onboarding.names.tip':
    'Vous pourrez inviter votre moitié dès que vous aurez terminé : un seul plan, et chacun voit aussitôt ce que l’autre a fait.',
  'shell.onboarding.where.venues':
    '{count, plural, one {Un lieu de réception} other {# lieux de réception}} autour de {place}.',
  'shell.onboarding.where.from': 'La location commence à {amount}. Vous les verrez tous une fois arrivés au bout.',
  'shell.onboarding.where.radius': 'Jusqu’où chercher autour de {place}',
  'shell.onboarding.where.within':
    '{count, plural, =0 {Aucun lieu de réception} one {Un lieu de réception} other {# lieux de réception}} à moins de {distance} de {place}.',
  'shell.onboarding.where.other':
    '{count, plural, =0 {À moins de {distance}, il n’y en a aucun.} one {À moins de {distance}, il y en a un.} other {À moins de {distance}, il y en a #.}}',
  'shell.onboarding.where.nearBody':
    'Plus une fleur est grande, plus il y a de lieux ; plus elle est loin, plus il y a de route depuis {place}.',
  'shell.onboarding.where.around': 'Lieux de réception autour de {place}',
  'shell.onboarding.where.aroundBody': 'Plus une fleur est grande, plus il y a de lieux.',
  'shell.onboarding.guests.room':
    '{of, plural, one {Le seul lieu autour de {place} {count, plural, =0 {ne peut pas} other {peut}}} other {{count, plural, =0 {Aucun lieu sur {of, number} autour de {place} ne peut} one {Un lieu sur {of, number} autour de {place} peut} other {# lieux sur {of, number} autour de {place} peuvent}}}} accueillir {guests, number} personnes.',
  'shell.onboarding.budget.beside': 'À côté des mariages de votre taille',
  'shell.onboarding.budget.keyUsual': 'D’ordinaire',
  'shell.onboarding.budget.keyYours': 'Le vôtre',
  'shell.onboarding.budget.under': 'Ils coûtent d’ordinaire {usual}. Le vôtre : {by} de moins.',
  'shell.onboarding.budget.over': 'Ils coûtent d’ordinaire {usual}. Le vôtre : {by} de plus.',
  'shell.onboarding.budget.within': 'Ils coûtent d’ordinaire {usual}. Le vôtre en est proche.',
  'shell.onboarding.where.tip':
    'La région suffit. Elle décide des prestataires que vous verrez d’abord, et des démarches sur votre liste.',
};
