import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'shell.index.offer.label': 'Votre pays',
  'shell.index.offer': 'Posy a une page pour ce pays : {country}, avec ses prestataires et ses prix.',
  'shell.index.offer.stay': 'Rester ici',
  'shell.index.list.title': 'Une liste qui suit votre date',
  'shell.index.list.body': '180 tâches, rangées selon le temps que vous avez. L’accueil vous en montre trois.',
  'shell.index.list.one': 'Esquisser votre budget',
  'shell.index.list.two': 'Visiter vos trois lieux préférés',
  'shell.index.list.three': 'Commencer la liste d’invités',
  'shell.index.guests.title': 'Des invités qui répondent eux-mêmes',
  'shell.index.guests.body': 'Votre page dit où et quand, et la liste d’invités compte qui vient.',
  'shell.index.guests.coming': 'viennent',
  'shell.index.budget.title': 'Un budget qui dit la vérité',
  'shell.index.budget.body': 'Devis, payé et à payer, et ce que coûte vraiment chaque invité de plus.',
  'shell.index.cost.venue': 'Lieu et traiteur',
  'shell.index.cost.photographer': 'Photographe',
  'shell.index.cost.flowers': 'Fleurs',
};
