import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'search.map.cluster': '{count, number} vendors close together: come closer',
  'search.read.nothing': 'We could read nothing in “{typed}”. Try a kind of vendor, a place or a number of guests.',
  'search.read.nearWhere':
    'Near where? Put a town or a ZIP code beside your words. Until then this is the whole country.',
  'search.none.waitHow':
    'A saved search waits where you look for vendors. It can email you when someone new fits, once a week at most.',
} satisfies Partial<Record<keyof typeof source, string>>;
