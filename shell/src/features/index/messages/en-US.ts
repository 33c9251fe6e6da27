import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'shell.index.offer': 'Posy has a page of its own for {country}, with its vendors and prices.',
};
