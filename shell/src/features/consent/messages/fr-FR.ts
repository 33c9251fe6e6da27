import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.consent.label': 'Vos choix de confidentialité',
  'shell.consent.policy': 'Ce que cela veut dire',
  'shell.consent.body': 'Aucun nom, rien de ce que vous écrivez, pas de publicité, et rien n’est vendu.',
  'shell.consent.opt-in.title': 'Pouvons-nous compter ce qui sert ?',
  'shell.consent.opt-in.no': 'Non',
  'shell.consent.opt-in.yes': 'Oui',
  'shell.consent.opt-out.title': 'Nous comptons ce qui sert.',
  'shell.consent.opt-out.no': 'Désactiver',
  'shell.consent.opt-out.yes': 'D’accord',
} as const satisfies Messages;
