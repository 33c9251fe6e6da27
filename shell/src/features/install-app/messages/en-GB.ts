import type { Messages } from '@posy/remote-kit';

/** What the account menu offers where the browser can install. The source of the other languages. */
export const messages = { 'shell.install.offer': 'Put Posy on this device' } as const satisfies Messages;
