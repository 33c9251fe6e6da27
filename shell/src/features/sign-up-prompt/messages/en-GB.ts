import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.ask.enquiry.title': 'Nearly sent',
  'shell.ask.enquiry.lead':
    'Sign up and your message goes out at once. The reply comes to your inbox here, so your own email stays yours.',
  'shell.ask.shortlist.title': 'Keep this one?',
  'shell.ask.shortlist.lead': 'Sign up and it’s on your shortlist, on every device, for you both.',
  'shell.ask.save.title': 'Keep this for your plan?',
  'shell.ask.save.lead': 'Sign up and it’s saved to your plan straight away.',
  'shell.ask.close': 'Close',
} as const satisfies Messages;
