import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'onboarding.title': 'Créer votre site',
  'onboarding.progress': 'Étape {at, number} sur {of, number}',
  'onboarding.later': 'Finir plus tard',
  'onboarding.back': 'Retour',
  'onboarding.next': 'Continuer',
  'onboarding.names.title': 'Qui se marie ?',
  'onboarding.names.lead': 'Vos prénoms sont en haut de la page, dans cet ordre.',
  'onboarding.day.title': 'Quand et où ?',
  'onboarding.day.lead': 'Votre site le dit comme votre organisation, et la suit quand elle change.',
  'onboarding.look.title': 'Quel style lui donner ?',
  'onboarding.look.lead': 'Vous pouvez changer d’avis quand vous voulez. Vos mots restent tels quels.',
  'onboarding.welcome.title': 'Quels mots pour accueillir ?',
  'onboarding.welcome.lead': 'Une ligne ou deux suffisent. Vous pouvez aussi laisser vide pour l’instant.',
  'onboarding.publish.title': 'Où vos invités le trouvent-ils ?',
  'onboarding.publish.lead':
    'C’est la fin de votre adresse. Les moteurs de recherche l’ignorent, et vous pourrez en changer : les anciens liens mèneront à la nouvelle.',
  'onboarding.facts.none': 'Rien n’est encore fixé. Votre site s’en passe en attendant.',
  'onboarding.facts.change': 'Modifier dans les paramètres',
};
