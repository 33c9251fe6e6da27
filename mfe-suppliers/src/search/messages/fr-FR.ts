import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'search.filters': 'Filtres',
  'search.filters.close': 'Fermer les filtres',
  'search.filter.free': 'Libre le',
  'search.filter.price-from': 'Prix minimum, {currency}',
  'search.filter.price': 'Prix maximum, {currency}',
  'search.price': 'Prix',
  'search.price.low': 'Prix le plus bas',
  'search.price.high': 'Prix le plus haut',
  'search.price.any': 'Tous les prix',
  'search.price.for':
    '{isOurs, select, true {Ce qu’ils coûtent pour votre date et vos invités} other {Leur prix de départ}}',
  'search.filter.guests': 'Invités',
  'search.filter.evening': 'Invités en soirée',
  'search.filter.distance': 'Jusqu’où',
  'search.filter.rating': 'Notes et offres',
  'search.filter.kinds': 'Type de lieu',
  'search.filter.styles': 'Style',
  'search.filter.features': 'Atouts',
  'search.ours': 'Déjà pris en compte : {what}.',
  'search.ours.place': 'votre lieu ({place}, {distance} à la ronde)',
  'search.ours.date': 'votre date',
  'search.ours.guests': 'vos invités',
  'search.ours.budget': 'votre budget (jusqu’à {price})',
  'search.ours.nobody-near': '{place} : personne à moins de {distance}, donc tout le pays.',
  'search.ours.change': 'Modifier',

  'search.map': 'Carte',
  'search.save': 'Enregistrer la recherche',
  'search.map.keys': 'Carte des résultats. Les flèches la déplacent, plus et moins la rapprochent ou l’éloignent.',
  'search.map.closer': 'Se rapprocher',
  'search.map.further': 'S’éloigner',
  'search.map.here': 'Chercher ici',
  'search.map.follow': 'Chercher en déplaçant',
  'search.map.nobody': 'Personne dans cette partie de la carte',
  'search.map.cluster': '{count, number} prestataires tout près les uns des autres : se rapprocher',
  'search.map.some': 'Les {count, number} premiers sur {total, number}',
  'search.map.pin': '{name}, {price}',
  'search.map.ask': 'Sur demande',
  'search.map.close': 'Fermer {name}',
  'search.map.failed': 'La carte n’a pas pu être chargée. La liste est complète.',
  'search.map.credit': 'Terres : Natural Earth, villes : GeoNames',
  'search.wish.bounds': 'Dans cette partie de la carte',

  'search.tools.name': 'Filtres, catégorie et tri',
  'search.wishes.name': 'Ce que vous cherchez',
  'search.wish.remove': 'Retirer : {wish}',
  'search.wish.radius': 'À moins de {distance}',
  'search.wish.guests': 'De la place pour {count, number}',
  'search.wish.evening': 'De la place pour {count, number} en soirée',
  'search.wish.heads': '{count, plural, one {# personne invitée} other {# personnes invitées}}',
  'search.wish.upTo': 'Jusqu’à {price}',
  'search.wish.from': 'À partir de {price}',
  'search.wish.between': 'De {low} à {high}',
  'search.wish.rating': '{figure} étoiles et plus',
  'search.wish.free': 'Libre le {day}',
  'search.wish.offer': 'Avec une offre',
  'search.wish.clear': 'Tout effacer',

  'search.read.unknown': 'Nous ne connaissons aucun lieu du nom de {names}.',
  'search.read.unwanted': 'Écarté, comme demandé : {names}.',
  'search.read.soft': '{names} décide seulement de l’ordre : personne n’est écarté pour cela.',
  'search.read.ignored': 'Personne ici n’a {names} dans sa présentation : nous l’avons laissé de côté.',
  'search.read.weekdays':
    'Un jour de la semaine seul ne change rien ici : nous avons laissé {names} de côté. Avec une date, les prix sont ceux de ce jour.',
  'search.read.unoffered': 'Personne n’est inscrit ici comme {names}.',
  'search.read.nearHere': 'Chercher autour de {area}',
  'search.read.nearWhere':
    'Près d’où ? Indiquez une ville ou un code postal à côté de vos mots. D’ici là, voici tout le pays.',
  'search.nothing.title': 'Rien à lire dans « {typed} »',
  'search.read.nothing':
    'Nous n’avons rien pu lire dans « {typed} ». Essayez un type de prestataire, un lieu ou un nombre d’invités.',
  'search.read.others': 'Une liste montre un seul type. Vous avez aussi demandé : {kinds}.',
  'search.read.showing': 'Résultats pour {read}.',
  'search.read.instead': 'Chercher plutôt {typed}',
  'search.sort.reviews': 'Le plus d’avis',
  'search.sort.distance': 'Le plus proche',
  'search.sort.recommended': 'Pertinence',
  'search.sort.rating': 'Meilleures notes',
  'search.sort.price': 'Prix les plus bas',

  'search.card.next': 'Image suivante de {name}',
  'search.card.previous': 'Image précédente de {name}',
  'search.card.shown': 'Image {place, number} : {label}',

  'search.none.unoffered.near': 'Ce qui s’en approche le plus ici : {kinds}.',
  'search.none.show': 'Voir {count, number}',
  'search.close.title': 'Ce qui s’en approche le plus',
  'search.close.place': 'Plus loin',
  'search.close.kind': 'Autre que « {kind} »',
  'search.close.without': 'Sans « {wish} »',
  'search.close.guests': 'Moins de {count, number} places',
  'search.close.over': 'Plus de {price}',
  'search.close.budget': 'Hors du budget « {budget} »',
  'search.pages.beyond':
    '{pages, plural, one {Il n’y a qu’une page.} other {Il n’y a que # pages.}} Voici la dernière.',

  'search.place': '{place}, avant de choisir',
  'search.place.towns': '{found}, soit {towns}.',
  'search.place.someTowns': '{found}, dans {count, number} villes, dont {towns}.',
  'search.place.prices':
    '{count, number} d’entre eux comptent {basis, select, perDay {par jour} perHead {par personne} perHour {à l’heure} perItem {à la pièce} other {en tout}} : leurs prix commencent entre {from} et {to}, la moitié à {middle} au plus.',
  'search.place.room':
    '{meaning, select, portions {Selon l’adresse, {least, number} à {most, number} parts au plus.} seats {Selon l’adresse, {least, number} à {most, number} places.} other {Le plus petit accueille jusqu’à {least, number} convives, le plus grand jusqu’à {most, number}.}}',
  'search.place.kinds': '{place}, par type',
  'search.places': 'Où les trouver',
  'search.place.venues':
    'Visitez-en trois au plus, un jour comme le vôtre : la lumière, le parking et les allées en disent plus que les photos. Demandez ce que le prix ne comprend pas, qui d’autre sera là et ce qui est prévu s’il pleut.',
  'search.place.photographers':
    'Demandez à voir un mariage entier plutôt que les meilleures images, et un mariage d’hiver, en intérieur. Convenez des heures, du nombre de photos et de qui vient en cas de maladie.',
  'search.place.florists':
    'Donnez d’abord la date et la somme, ensuite les images : un bon fleuriste vous dira ce qui sera en fleur et ce qui peut le remplacer. Demandez qui installe, qui range et à qui sont les vases.',
  'search.place.caterers':
    'Goûtez avant de signer, et demandez combien de personnes servent combien d’invités. Chaque cuisine est différente : un traiteur qui connaît votre lieu a une longueur d’avance. Les régimes se disent tôt.',
  'search.place.music':
    'Écoutez un set entier, en vrai si possible, et demandez à votre lieu sa limite de son et l’heure de fin. Le prix doit dire la durée, qui apporte les lumières et ce que coûte une heure de plus.',
  'search.place.video':
    'Regardez un film du début à la fin, avec le son. Demandez combien de caméras, comment les vœux sont enregistrés et combien de temps vous attendrez.',
  'search.place.decoration':
    'D’abord la salle, ensuite les détails : la lumière et le tissu changent plus que cent petites choses. Demandez ce qui se loue, qui l’installe et quand tout doit être démonté.',
  'search.place.entertainment':
    'Pensez au moment où l’on pourrait s’ennuyer, souvent entre les photos et le repas. Demandez la place et l’électricité nécessaires, et si la prestation est assurée dans votre lieu.',
  'search.place.cakes':
    'Goûtez, puis comptez : tout le monde ne mange pas de gâteau, et un plus petit, complété en cuisine, suffit souvent. Demandez comment il voyage, qui le monte et comment il tient la chaleur.',
  'search.place.beauty':
    'Faites un essai avant de réserver le jour, dans ce que vous porterez. Comptez les têtes et les heures ensemble : qui commence, qui finit, et qui reste pour les retouches.',
  'search.place.dress':
    'Commencez neuf mois avant, ou demandez ce qui se trouve plus vite : beaucoup de robes sont faites sur commande. Demandez le prix des retouches, et si vous pouvez revenir avec les chaussures.',
  'search.place.transport':
    'Voyez la voiture elle-même, et faites le trajet à votre heure. Demandez combien de trajets sont compris et ce qui vient si elle ne démarre pas.',
  'search.place.menswear':
    'Trois mois suffisent pour louer, il en faut six pour faire faire. Apportez une chemise et les bonnes chaussures à chaque essayage, et demandez quand tout doit être rendu.',
  'search.place.stationery':
    'La date d’abord, le reste plus tard : vos invités ont surtout besoin du lieu et de l’heure. Demandez une épreuve imprimée, et commandez-en quelques-uns de plus.',
  'search.place.marquee':
    'Faites voir le terrain avant de parler prix : la pente, les arbres et l’accès décident de ce qui peut s’y monter. Le plancher, le chauffage, l’électricité et les toilettes sont souvent en plus, faites-les préciser.',
  'search.directory.title': 'Trouvez votre équipe',
  'search.directory.lead':
    '{count, plural, one {# prestataire} other {# prestataires}} {country, select, GB {au Royaume-Uni} IE {en Irlande} US {aux États-Unis} DE {en Allemagne} FR {en France} other {dans votre pays}}. Chaque prix dit ce qu’il comprend.',
  'search.directory.leadWithoutCount': 'Tous les métiers du mariage. Chaque prix dit ce qu’il comprend.',
  'search.seek.name': 'Chercher un prestataire',
  'search.seek.what': 'Nous cherchons',
  'search.seek.where': 'Près de',
  'search.seek.wherePlaceholder': 'Ville ou département',
  'search.seek.words': 'Nom, style ou une phrase entière',
  'search.seek.wordsShort': 'Qui ou quoi',
  'search.seek.whereShort': 'Où',
  'search.seek.wordsPlaceholder': 'Grange pour 120 avec chambres, moins de 6000 €',
  'search.seek.send': 'Chercher',
  'search.seek.suggested': '{count, plural, one {# suggestion} other {# suggestions}}',
  'search.seek.kind.town': 'Villes',
  'search.seek.kind.region': 'Départements et régions',
  'search.seek.kind.postcode': 'Codes postaux',
  'search.seek.kind.category': 'Types de prestataires',
  'search.seek.kind.feature': 'Ce qu’ils proposent',
  'search.seek.kind.supplier': 'Prestataires',
  'search.seek.kind.recent': 'Recherches récentes',
  'search.filter.categories': 'Catégories',
  'search.sort.name': 'Trié par',
  'search.ranking.question': 'Comment nous classons',
  'search.ranking.answer':
    'La pertinence pèse cinq choses : l’accord avec vos mots ({relevance}), la distance du lieu demandé ({distance}), l’avis des couples ({rating}), un profil plus ou moins complet ({completeness}) et la part des avis qui reçoivent une réponse ({replies}). Ce que paie un prestataire n’y change rien. Au plus {paidFirst, plural, one {# emplacement payant ouvre} other {# emplacements payants ouvrent}} une liste, puis un sur {oneIn, number} ; ils portent la mention « Emplacement payant » et respectent vos filtres. Les tris par note et par prix ne tiennent compte de rien d’autre.',
};
