import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'table-cards.title': 'Cartons pour les tables',
  'table-cards.lead': 'Marque-places et menus dans le style de votre site, sur votre propre imprimante.',
  'table-cards.back': 'Vers les invitations',
  'table-cards.kind': 'Ce que vous imprimez',
  'table-cards.places': 'Marque-places',
  'table-cards.menus': 'Menus',
  'table-cards.paper': 'Papier',
  'table-cards.a4': 'A4',
  'table-cards.letter': 'Letter',
  'table-cards.order': 'Ordre',
  'table-cards.order.table': 'Par table',
  'table-cards.order.name': 'Par nom',
  'table-cards.shows-table': 'Avec la table',
  'table-cards.shows-meal': 'Avec le plat',
  'table-cards.shows-meal-help': 'Pour servir sans avoir à demander.',
  'table-cards.nobody':
    'Personne n’a besoin d’un marque-place pour l’instant. Chaque invité de la journée en reçoit un.',
  'table-cards.unseated':
    '{count, plural, one {# invité n’a pas encore de place : son carton n’a pas de table.} other {# invités n’ont pas encore de place : leurs cartons n’ont pas de table.}}',
  'table-cards.to-seating': 'Les placer',
  'table-cards.fold': 'Coupez le long des tirets et pliez le long des points : les cartons tiennent debout tout seuls.',
  'table-cards.print': '{count, plural, one {Imprimer ou PDF, # feuille} other {Imprimer ou PDF, # feuilles}}',
  'table-cards.guest-of': 'Invité·e de {name}',
  'table-cards.count': 'Menus par feuille',
  'table-cards.menu': 'Menu',
  'table-cards.menu-help': 'Un plat par ligne. Une ligne vide commence le service suivant.',
  'table-cards.menu-save': 'Enregistrer le menu',
  'table-cards.menu-saved': 'Le menu est enregistré.',
  'table-cards.menu-refused': 'Le menu n’a pas été enregistré.',
  'table-cards.menu-none': 'Écrivez ce qu’il y a à manger, et le carton le montre.',
  'table-cards.menu-copies':
    'Imprimez autant d’exemplaires qu’il en faut. Deux tiennent sur une feuille A4 ou Letter coupée en deux.',
  'table-cards.failed.title': 'Vos cartons n’ont pas pu être chargés',
  'table-cards.failed.text': 'Rien n’est perdu. Veuillez réessayer.',
};
