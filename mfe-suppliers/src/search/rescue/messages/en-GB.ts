import type { Messages } from '@posy/remote-kit';

/** The source of the translations of the help for a search that found nobody. */
export const messages = {
  'search.none.title': 'Nobody fits all of that',
  'search.none.lead': 'Each figure is how many fit with that one change.',
  'search.none.alone': 'No single wish is in the way: it takes more than one. These are wider.',
  'search.none.unoffered': 'Nobody here is listed as “{trades}”',
  'search.none.unoffered.lead': 'Our directory does not have that trade yet. Here is what it has.',
  'search.none.drop': 'Without “{wish}”',
  'search.none.dropWords': 'Without “{words}”',
  'search.none.dropPlace': 'Anywhere in the country',
  'search.none.leadWithin': 'There {count, plural, one {is one} other {are #}} within {distance} of {place}.',
  'search.none.nearFits': 'The nearest that fit',
  'search.none.nearFitsHow': 'Everything else as you asked',
  'search.none.map': 'Map: who fits outside {distance} of {place}',
  'search.none.mapAround': 'Map: who fits around {place}',
  'search.none.further': 'Look a little further',
  'search.none.within': 'Within {distance} of {place}',
  'search.none.insteadOf': 'Instead of {distance}.',
  'search.none.nearest': 'Nearest: {name}, {distance}.',
  'search.none.towns': 'Places nearby',
  'search.none.places': 'Places we know',
  'search.none.day': 'Take another day',
  'search.none.days': 'Days close to yours',
  'search.none.wish': 'Let one wish go',
  'search.none.kinds': 'Other kinds',
  'search.none.wider': 'Search more widely',
  'search.none.useless': 'Letting go of these alone would bring nobody: {wishes}.',
  'search.none.wait': 'Wait for the right one',
  'search.none.waitHow':
    'A saved search waits where you look for suppliers. It can email you when someone new fits, once a week at most.',
  'search.none.everything': 'See all suppliers',
} as const satisfies Messages;
