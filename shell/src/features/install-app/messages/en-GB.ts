import type { Messages } from '@posy/remote-kit';

/** The offer of the account menu when the browser can install. The source of the other languages. */
export const messages = { 'shell.install.offer': 'Put Posy on this device' } as const satisfies Messages;
