import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'search.none.title': 'Personne ne réunit tout cela',
  'search.none.lead': 'Chaque nombre dit combien conviennent avec ce seul changement.',
  'search.none.alone': 'Ce n’est pas la faute d’un seul souhait : plusieurs s’en mêlent. Voici plus large.',
  'search.none.unoffered': 'Personne ici sous « {trades} »',
  'search.none.unoffered.lead': 'Notre annuaire n’a pas encore ce métier. Voici ce qu’il propose.',
  'search.none.drop': 'Sans « {wish} »',
  'search.none.dropWords': 'Sans « {words} »',
  'search.none.dropPlace': 'Dans tout le pays',
  'search.none.leadWithin':
    'À moins de {distance} de {place}, {count, plural, one {une adresse convient} other {# adresses conviennent}}.',
  'search.none.nearFits': 'Les plus proches qui conviennent',
  'search.none.nearFitsHow': 'Tout le reste comme demandé',
  'search.none.map': 'Carte : qui convient à plus de {distance} de {place}',
  'search.none.mapAround': 'Carte : qui convient autour de {place}',
  'search.none.further': 'Un peu plus loin',
  'search.none.within': 'À moins de {distance} de {place}',
  'search.none.insteadOf': 'Au lieu de {distance}.',
  'search.none.nearest': 'Le plus proche : {name}, {distance}.',
  'search.none.towns': 'Lieux proches',
  'search.none.places': 'Lieux que nous connaissons',
  'search.none.day': 'Un autre jour',
  'search.none.days': 'Jours proches du vôtre',
  'search.none.wish': 'Renoncer à un souhait',
  'search.none.kinds': 'Autres types',
  'search.none.wider': 'Chercher plus large',
  'search.none.useless': 'Renoncer à ceux-ci seuls n’apporterait personne : {wishes}.',
  'search.none.wait': 'Attendre la bonne adresse',
  'search.none.waitHow':
    'Une recherche enregistrée vous attend là où vous cherchez vos prestataires. Elle peut vous écrire quand quelqu’un de nouveau convient, une fois par semaine au plus.',
  'search.none.everything': 'Voir tous les prestataires',
};
