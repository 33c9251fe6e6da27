import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.places.couple': '{count, plural, =0 {Your wedding} other {{names}}}',
  'shell.places.list': 'More of your plan',
  'shell.places.scrapbook': 'Scrapbook',
  'shell.places.overview': 'Plan at a glance',
  'shell.places.advice': 'Advice',
  'shell.places.runSheet': 'Run sheet',
  'shell.places.reviews': 'Your reviews',
  'shell.places.realWeddings': 'Real weddings',
  'shell.places.left': '{amount} not quoted yet',
  'shell.places.over': '{amount} over',
  'shell.places.done': '{done} of {total}',
  'shell.account.signedInAs': 'Logged in as {email}',
  'shell.account.signOut': 'Log out',
  'shell.account.settings': 'Settings',
} as const satisfies Messages;
