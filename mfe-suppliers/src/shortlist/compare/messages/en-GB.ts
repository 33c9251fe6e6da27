import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'compare.title': 'Compare',
  'compare.titleOf': 'Compare: {category}',
  'compare.lead':
    'From your shortlist{known, select, dayGuests {, priced for {day} and {count, plural, one {# guest} other {# guests}}} Guests {, priced for {count, plural, one {# guest} other {# guests}}} day {, priced for {day}} other {}}',
  'compare.beside': 'Put somebody beside them',
  'compare.few.title': 'Choose two to compare',
  'compare.few.text': 'Pick somebody of the same category below, or go back to your shortlist.',
  'compare.onlyDiffering': 'Only what differs',
  'compare.shaded': 'Shaded',
  'compare.shadedMeans': 'is the strongest answer in each row. What matters most is up to you.',
  'compare.without': 'Leave out {name}',
  'compare.strongest': 'Strongest answer',
  'compare.nothing': '—',
  'compare.held': 'Holding it to {day}',
  'compare.free': 'Free',
  'compare.taken': 'Taken',
  'compare.unknown': 'Not known yet',
  'compare.do.messages': 'Open messages',
  'compare.line.actions': 'What next',
  'compare.line.price': 'Your price',
  'compare.line.day': 'Your date',
  'compare.line.distance': 'From your venue',
  'compare.line.reviews': 'Reviews',
  'compare.line.replies': 'Replies',
  'compare.line.capacity': 'Room for',
  'compare.line.features': 'Not from everyone',
  'compare.line.highlights': 'Known for',
  'compare.line.votes': 'Your votes',
  'compare.line.notes': 'Your notes',
} as const satisfies Messages;
