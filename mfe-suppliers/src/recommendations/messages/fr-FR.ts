import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'recommendations.title': 'Encore à trouver',
  'recommendations.lead':
    'Trois par catégorie au plus, choisis selon votre date, votre lieu et ce que dit leur profil. Personne ne paie pour être ici.',
  'recommendations.lead.day':
    'Encore {count, plural, one {une catégorie} other {# catégories}} à trouver, pour le {day}, autour de {place}.',
  'recommendations.lead.place':
    'Encore {count, plural, one {une catégorie} other {# catégories}} à trouver, autour de {place}.',
  'recommendations.search': 'Chercher quelqu’un d’autre',
  'recommendations.found': 'Déjà trouvé',
  'recommendations.found.booked': 'Réservé :',
  'recommendations.found.quoted': 'Devis {price}',
  'recommendations.found.shortlisted': '{count, number} dans la sélection',
  'recommendations.found.none': 'Personne encore',
  'recommendations.card.free': 'Libre le {day}',
  'recommendations.card.under': '{price} de moins que prévu',
  'recommendations.card.over': '{price} de plus que prévu',
  'recommendations.kind.compare':
    '{count, plural, =2 {Comparer vos deux} =3 {Comparer vos trois} other {Comparer vos #}}',
  'recommendations.look': 'Vous cherchez quelqu’un ?',
  'recommendations.around': 'Autour de {place}',
  'recommendations.all': 'Tout voir',
  'recommendations.venues': 'Lieux',
  'recommendations.kind.free': '{count, plural, one {# libre à votre date} other {# libres à votre date}}',
  'recommendations.kind.near': '{count, number} près de chez vous',
  'recommendations.kind.planned': '{price} prévus',
  'recommendations.kind.all': '{count, plural, =0 {Tout voir} one {Voir le seul} other {Voir les #}}',
  'recommendations.kind.none':
    'Personne ne convient encore à votre jour et à votre projet ici. Les listes montrent qui s’en approche.',
  'recommendations.kind.further': 'Personne à proximité, voici les plus proches',
  'recommendations.kind.ask': '{count, plural, =2 {Écrire aux deux} =3 {Écrire aux trois} other {Écrire aux #}}',
  'recommendations.loading': 'Nous regardons autour de votre lieu…',
  'recommendations.failed': 'Les suggestions ne se sont pas chargées',
  'recommendations.visitor': 'Connectez-vous pour voir qui convient',
  'recommendations.visitor.why': 'Les suggestions partent de votre lieu et de votre projet.',
  'recommendations.visitor.way': 'Se connecter',
  'recommendations.no-place': 'Où cela se passera-t-il ?',
  'recommendations.no-place.why': 'Donnez un lieu à votre mariage, et nous regarderons autour.',
  'recommendations.no-place.way': 'Choisir un lieu',
  'recommendations.nobody': 'Personne à proposer ici pour l’instant',
  'recommendations.nobody.why': 'L’annuaire connaît peut-être quelqu’un d’un peu plus loin.',
  'recommendations.nobody.way': 'Parcourir les prestataires',
  'recommendations.quiz.title': 'Ce que votre lieu vous laisse',
  'recommendations.quiz.lead':
    '{hasDate, select, true {D’après vos réponses sur votre lieu. Tous sont près de votre lieu et libres à votre date, selon leur agenda.} other {D’après vos réponses sur votre lieu. Tous sont près de votre lieu.}}',
  'recommendations.quiz.what': 'D’après vos réponses, il reste à trouver : {what}.',
  'recommendations.quiz.see': 'Voir qui peut s’en charger',
  'recommendations.quiz.loading': 'Nous cherchons qui pourrait s’en charger…',
  'recommendations.quiz.failed': 'Les suggestions liées à vos réponses ne se sont pas chargées',
  'recommendations.quiz.nobody':
    'Personne près de votre lieu ne correspond encore à vos réponses. L’annuaire connaît peut-être quelqu’un d’un peu plus loin.',
  'recommendations.quiz.all.caterers': 'Tous les traiteurs',
  'recommendations.quiz.all.music': 'Tous les groupes et DJ',
  'recommendations.quiz.all.florists': 'Tous les fleuristes',
  'recommendations.quiz.all.photographers': 'Tous les photographes',
  'recommendations.quiz.ask': 'Que fait votre lieu lui-même ?',
  'recommendations.quiz.ask.why':
    'Quatre questions rapides : repas, musique, fleurs et photos. Nous chercherons le reste.',
  'recommendations.quiz.ask.way': 'Y répondre',
};
