import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
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
};
