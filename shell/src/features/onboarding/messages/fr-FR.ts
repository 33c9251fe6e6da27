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
  'shell.onboarding.venue.yesNote': 'Le plus gros est fait.',
  'shell.onboarding.venue.no': 'Pas encore',
  'shell.onboarding.venue.noNote': 'Rien ne presse. Il est sur votre liste.',
  'shell.onboarding.venue.which': 'Lequel ?',
  'shell.onboarding.venue.own': 'N’importe quel nom convient, même si nous ne connaissons pas l’endroit.',
  'shell.onboarding.venue.found': '{count, plural, one {# lieu} other {# lieux}}',
};
