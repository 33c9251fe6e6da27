import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'search.tools.name': 'Filtres, catégorie et tri',
  'search.wishes.name': 'Ce que vous cherchez',
  'search.wish.remove': 'Retirer : {wish}',
  'search.wish.radius': 'À moins de {distance}',
  'search.wish.guests': 'De la place pour {count, number}',
  'search.wish.upTo': 'Jusqu’à {price}',
  'search.wish.from': 'À partir de {price}',
  'search.wish.between': 'De {low} à {high}',
  'search.wish.rating': '{figure} étoiles et plus',
  'search.wish.free': 'Libre le {day}',
  'search.wish.offer': 'Avec une offre',
  'search.wish.clear': 'Tout effacer',

  'search.read.unknown': 'Nous ne connaissons aucun lieu du nom de {places}.',
  'search.read.showing': 'Résultats pour {read}.',
  'search.read.instead': 'Chercher plutôt {typed}',
  'search.sort.reviews': 'Le plus d’avis',
  'search.sort.distance': 'Le plus proche',
  'search.sort.recommended': 'Pertinence',
  'search.sort.rating': 'Meilleures notes',
  'search.sort.price': 'Prix les plus bas',

  'search.none.title': 'Personne ne réunit tout cela',
  'search.none.lead': 'Renoncez à un souhait. Le nombre dit ce qu’il vous reste alors.',
  'search.none.alone': 'Ce n’est pas la faute d’un seul souhait. Recommencez avec moins.',
  'search.none.drop': 'Sans « {wish} »',
  'search.none.dropWords': 'Sans « {words} »',
  'search.none.dropPlace': 'Dans tout le pays',
  'search.none.show': 'Voir {count, number}',
  'search.close.title': 'Ce qui s’en approche le plus',
  'search.close.lacks': 'Sans : {wishes}',
  'search.close.place': 'autre lieu',
  'search.close.words': '« {words} »',
  'search.pages.beyond':
    '{pages, plural, one {Il n’y a qu’une page.} other {Il n’y a que # pages.}} Voici la dernière.',
};
