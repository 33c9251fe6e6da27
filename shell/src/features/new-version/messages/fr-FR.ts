import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'shell.newVersion.ready': 'Une nouvelle version est prête : {parts}. Rien de ce que vous avez saisi n’est perdu.',
  'shell.newVersion.load': 'Charger',
  'shell.newVersion.later': 'Plus tard',
  'shell.newVersion.waiting': 'La nouvelle version se charge dès que vous fermez ce qui est ouvert.',
};
