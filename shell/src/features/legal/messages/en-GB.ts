import type { Messages } from '@posy/remote-kit';

export const messages = {
  'legal.terms.tab': 'Terms of use',
  'legal.privacy-policy.tab': 'Privacy policy',
  'legal.updated': 'Last changed on {date}',
  'legal.failed.title': 'This page is taking a rest',
  'legal.failed.text': 'It didn’t load just now. Please try again in a moment.',
  'legal.failed.offline': 'You’re offline. This page needs a connection.',
  'legal.retry': 'Try again',
} as const satisfies Messages;
