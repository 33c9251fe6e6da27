import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'shell.index.offer': 'Posy has a page of its own for {country}, with its vendors and prices.',
  'shell.index.search': 'Search vendors',
  'shell.index.kind.transport': 'Transportation',
  'shell.index.kind.menswear': 'Suits and tuxedos',
  'shell.index.kind.marquee': 'Tents',
};
