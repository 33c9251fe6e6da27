import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.consent.label': 'Privacy choices',
  'shell.consent.policy': 'What that means',
  'shell.consent.body': 'No names, nothing you type, no ads, and nothing is sold.',
  'shell.consent.opt-in.title': 'May we count what gets used?',
  'shell.consent.opt-in.no': 'No',
  'shell.consent.opt-in.yes': 'Yes',
  'shell.consent.opt-out.title': 'We count what gets used.',
  'shell.consent.opt-out.no': 'Switch it off',
  'shell.consent.opt-out.yes': 'That’s fine',
} as const satisfies Messages;
