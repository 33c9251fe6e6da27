import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'search.none.waitHow':
    'A saved search waits where you look for vendors. It can email you when someone new fits, once a week at most.',
  'search.none.everything': 'See all vendors',
} satisfies Partial<Record<keyof typeof source, string>>;
