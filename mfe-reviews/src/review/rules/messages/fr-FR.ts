import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'policy.rule': 'Règle {rule}\u00a0: {title}',
  'policy.rule.none': 'Sans règle nommée',
  'policy.rule.1.title': 'Vous y étiez',
  'policy.rule.1.body': 'Écrivez sur votre propre mariage, ou sur un mariage où vous étiez invités.',
  'policy.rule.2.title': 'Un mariage, un avis',
  'policy.rule.2.body': 'Un par prestataire, avec vos mots\u00a0; ni copié, ni payé, ni convenu.',
  'policy.rule.3.title': 'Pas de personnes privées',
  'policy.rule.3.body': 'Nommez l’entreprise. Laissez de côté noms complets, adresses et numéros de téléphone.',
  'policy.rule.4.title': 'Pas d’insultes',
  'policy.rule.4.body': 'Dites que vous étiez fâchés, et pourquoi. Sans insulte, menace ni mépris.',
  'policy.rule.5.title': 'Dites ce qui s’est passé',
  'policy.rule.5.body':
    'Racontez ce que vous avez vu au lieu de parler de délit\u00a0: c’est à un tribunal d’en juger.',
  'policy.rule.6.title': 'Pas de publicité',
  'policy.rule.6.body': 'Pas de liens, ni d’éloge d’une autre entreprise.',
  'policy.rule.7.title': 'Sur ce prestataire',
  'policy.rule.7.body': 'Écrivez sur ce qu’il a fait pour vous\u00a0: ni sur d’autres, ni sur Posy.',
  'policy.rule.8.title': 'Vos propres images',
  'policy.rule.8.body': 'Seulement des images que vous pouvez montrer, avec l’accord des personnes.',
};
