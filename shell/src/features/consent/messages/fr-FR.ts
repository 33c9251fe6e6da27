import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.consent.label': 'Vos choix de confidentialité',
  'shell.consent.policy': 'Lire la politique de confidentialité',
  'shell.consent.opt-in.title': 'Pouvons-nous compter ce qui sert ?',
  'shell.consent.opt-in.body':
    'Nous voyons ainsi ce qui vous aide et ce qui ne vous aide pas. Aucun nom, rien de ce que vous écrivez, pas de publicité, et rien n’est vendu. Si vous refusez, Posy fonctionne tout pareil.',
  'shell.consent.opt-in.no': 'Non merci',
  'shell.consent.opt-in.yes': 'Oui, d’accord',
  'shell.consent.opt-out.title': 'Nous comptons ce qui sert',
  'shell.consent.opt-out.body':
    'Nous voyons ainsi ce qui vous aide et ce qui ne vous aide pas. Aucun nom, rien de ce que vous écrivez, pas de publicité, et rien n’est vendu. Désactivez-le, et Posy fonctionne tout pareil.',
  'shell.consent.opt-out.no': 'Désactiver',
  'shell.consent.opt-out.yes': 'Cela me convient',
} as const satisfies Messages;
