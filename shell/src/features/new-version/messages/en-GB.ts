import type { Messages } from '@posy/remote-kit';

/** Texts of the offer of a new version. The source of the other languages. */
export const messages = {
  'shell.newVersion.ready': 'A new version of {parts} is ready. Nothing you’ve typed is lost.',
  'shell.newVersion.load': 'Load it',
  'shell.newVersion.later': 'Later',
  'shell.newVersion.waiting': 'The new version loads as soon as you close what’s open.',
} as const satisfies Messages;
