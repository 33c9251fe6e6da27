import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'shell.native.linkRefused': 'Die App kann diesen Link nicht öffnen. Kopiert ihn und versucht es im Browser.',
};
