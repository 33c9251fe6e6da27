import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'policy.title': 'Nos règles pour les avis',
  'policy.lead':
    'Les mêmes règles pour les bons avis et pour les mauvais. Chacune a un numéro, et qui voit son avis refusé apprend lequel.',
  'policy.way': 'Comment un avis arrive ici',
  'policy.way.asked':
    '<b>Tout le monde est interrogé.</b> Après le mariage, nous écrivons à chaque couple au sujet de chaque prestataire réservé. Aucun prestataire ne choisit qui est interrogé.',
  'policy.way.known':
    '<b>Nous savons qui écrit.</b> «\u00a0Réservé via Posy\u00a0» n’apparaît que si le couple a réservé et écrit ici. Les autres confirment d’abord une adresse.',
  'policy.way.read':
    '<b>Une personne le lit.</b> Les contrôles automatiques ne font que signaler des mots et des avis qui se ressemblent. Ils ne décident jamais.',
  'policy.way.as':
    '<b>Il reste tel qu’il a été écrit.</b> Nous ne modifions jamais un avis. Ses auteurs peuvent le modifier pendant {days} jours, et le retirer à tout moment.',
  'policy.way.supplier':
    '<b>Le prestataire peut répondre</b>, et contester une fois un avis qui enfreint une règle. Il ne peut en acheter, déplacer ni retirer aucun.',
  'policy.way.reported':
    '<b>Chacun peut en signaler un.</b> S’il enfreint une règle, personne ne le voit avant qu’un modérateur l’ait relu.',
  'policy.rules': 'Les règles',
  'policy.figures': 'Ce qui a été refusé, et pourquoi',
  'policy.figures.lead': 'Compté depuis {year}. Ce qui n’est pas publié ne compte dans les étoiles de personne.',
  'policy.figures.none': 'Rien n’a encore été décidé. Le tableau commence avec la première décision.',
  'policy.figures.year':
    '{year, number,\u00a0::group-off}\u00a0: {published, number} publiés, {refused, number} refusés',
  'policy.figures.why': 'Raison',
  'policy.figures.good': '4 et 5 étoiles',
  'policy.figures.others': '1 à 3 étoiles',
  'policy.figures.published': 'Publiés',
  'policy.figures.refused': 'Refusés',
};
