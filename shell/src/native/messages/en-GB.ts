import type { Messages } from '@posy/remote-kit';

/** What the page says of the app around it. The source of the other languages. */
export const messages = {
  'shell.native.linkRefused': 'The app can’t open this link. You can copy it and try it in your browser.',
} as const satisfies Messages;
