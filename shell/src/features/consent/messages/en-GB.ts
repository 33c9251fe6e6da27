import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.consent.label': 'Privacy choices',
  'shell.consent.policy': 'Read the privacy policy',
  'shell.consent.opt-in.title': 'May we count what gets used?',
  'shell.consent.opt-in.body':
    'It shows us which parts help and which don’t. No names, nothing you type, no ads, and nothing is sold. Say no and Posy works just the same.',
  'shell.consent.opt-in.no': 'No, thanks',
  'shell.consent.opt-in.yes': 'Yes, you may',
  'shell.consent.opt-out.title': 'We count what gets used',
  'shell.consent.opt-out.body':
    'It shows us which parts help and which don’t. No names, nothing you type, no ads, and nothing is sold. Switch it off and Posy works just the same.',
  'shell.consent.opt-out.no': 'Switch it off',
  'shell.consent.opt-out.yes': 'That’s fine',
} as const satisfies Messages;
