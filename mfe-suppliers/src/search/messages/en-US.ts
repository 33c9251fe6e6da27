import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'search.map.cluster': '{count, number} vendors close together: come closer',
  'search.read.nothing': 'We could read nothing in “{typed}”. Try a kind of vendor, a place or a number of guests.',
  'search.read.nearWhere':
    'Near where? Put a town or a ZIP code beside your words. Until then this is the whole country.',
  'search.seek.kind.category': 'Kinds of vendor',
  'search.seek.kind.supplier': 'Vendors',
  'search.seek.kind.region': 'Counties, states and regions',
  'search.directory.lead':
    '{count, plural, one {# vendor} other {# vendors}} across {country, select, GB {the UK} IE {Ireland} US {the US} DE {Germany} FR {France} other {the country}}. Prices say what they buy.',
  'search.directory.leadWithoutCount': 'Every kind of wedding vendor. Prices say what they buy.',
  'search.example.venue': 'barn for 80',
  'search.example.music': 'live band',
  'search.seek.name': 'Search vendors',
  'search.seek.wherePlaceholder': 'City or county',
  'search.ranking.answer':
    'Best match weighs five things: how well a vendor fits your words ({relevance}), how near they are to the place you ask for ({distance}), what couples say ({rating}), how complete their profile is ({completeness}) and how many reviews they answer ({replies}). What somebody pays changes none of it. At most {paidFirst, plural, one {# paid place leads} other {# paid places lead}} a list and one place in {oneIn, number} follows, each marked “Paid placement” and within your filters. Highest rated and lowest price look at nothing else.',
} satisfies Partial<Record<keyof typeof source, string>>;
