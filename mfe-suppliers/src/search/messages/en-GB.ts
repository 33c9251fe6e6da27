import type { Messages } from '@posy/remote-kit';

/** The source of the search's translations. */
export const messages = {
  'search.tools.name': 'Filters, category and order',
  'search.wishes.name': 'What you asked for',
  'search.wish.remove': 'Remove: {wish}',
  'search.wish.radius': 'Within {distance}',
  'search.wish.guests': 'Room for {count, number}',
  'search.wish.upTo': 'Up to {price}',
  'search.wish.from': 'From {price}',
  'search.wish.between': '{low} to {high}',
  'search.wish.rating': '{figure} stars and up',
  'search.wish.free': 'Free on {day}',
  'search.wish.offer': 'With an offer',
  'search.wish.clear': 'Clear all',

  'search.read.unknown': 'We know no place called {places}.',
  'search.read.showing': 'Showing {read}.',
  'search.read.instead': 'Search for {typed} instead',
  'search.sort.reviews': 'Most reviews',
  'search.sort.distance': 'Nearest',
  'search.sort.recommended': 'Best match',
  'search.sort.rating': 'Highest rated',
  'search.sort.price': 'Lowest price',

  'search.none.title': 'Nobody fits all of that',
  'search.none.lead': 'Let one wish go. Each figure is what that alone leaves you with.',
  'search.none.alone': 'No single wish is in the way. Start again with fewer.',
  'search.none.drop': 'Without “{wish}”',
  'search.none.dropWords': 'Without “{words}”',
  'search.none.dropPlace': 'Anywhere in the country',
  'search.none.show': 'Show {count, number}',
  'search.close.title': 'Nearest to what you asked',
  'search.close.lacks': 'Not: {wishes}',
  'search.close.place': 'another place',
  'search.close.words': '“{words}”',
  'search.pages.beyond':
    '{pages, plural, one {There is only one page.} other {There are only # pages.}} This is the last one.',
} as const satisfies Messages;
