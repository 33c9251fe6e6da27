import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'scrapbook.wedding.save': 'Garder dans le carnet',
  'scrapbook.wedding.saved': 'Dans votre carnet',
  'scrapbook.wedding.added': 'Épinglé dans votre carnet.',
  'scrapbook.wedding.refused': 'Ce n’est pas enregistré. Veuillez réessayer.',
};
