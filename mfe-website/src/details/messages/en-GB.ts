import type { Messages } from '@posy/remote-kit';

export const messages = {
  'details.title': 'Website details',
  'details.lead': 'Where your website stands, who finds it there, and what it says of your day by itself.',
  'details.back': 'Back to the editor',
  'details.facts.title': 'From your wedding',
  'details.facts.change': 'Change in settings',
  'details.facts.names': 'Names',
  'details.facts.day': 'Day',
  'details.facts.place': 'Place',
  'details.facts.none': 'Not set yet',
} as const satisfies Messages;
