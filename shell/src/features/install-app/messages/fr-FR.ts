import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'shell.install.offer': 'Installer Posy sur cet appareil',
};
