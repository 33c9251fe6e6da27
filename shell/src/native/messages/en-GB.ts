import type { Messages } from '@posy/remote-kit';

/** Texts about the app around the page. The source of the other languages. */
export const messages = {
  'shell.native.linkRefused': 'The app can’t open this link. You can copy it and try it in your browser.',
} as const satisfies Messages;
