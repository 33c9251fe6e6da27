import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'shell.native.linkRefused':
    'L’application ne peut pas ouvrir ce lien. Vous pouvez le copier et l’essayer dans votre navigateur.',
};
