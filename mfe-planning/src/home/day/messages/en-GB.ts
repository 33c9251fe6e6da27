import type { Messages } from '@posy/remote-kit';

/** Texts of the run sheet. The source of the other languages. */
export const messages = {
  'planning.day.title': 'Run sheet',
  'planning.day.print': 'Print the run sheet',
  'planning.day.header': '{couple}, {date}',
  'planning.day.header.undated': '{couple}',
  'planning.day.offline': 'It opens without a connection too, once you’ve looked at it here.',
  'planning.day.hours': 'Hour by hour',
  'planning.day.hours.edit': 'Change the events',
  'planning.day.hours.none': 'No hours yet',
  'planning.day.hours.none-text':
    'Give your ceremony, the meal and the party a time: they stand here, and on your website if you like.',
  'planning.day.hours.add': 'Add the events',
  'planning.day.hours.read-along': 'The couple hasn’t set any times yet.',
  'planning.day.hours.open': 'Open',
  'planning.day.hours.main': 'The wedding',
  'planning.day.hours.until': 'until {time}',
  'planning.day.hours.attire': 'Dress: {attire}',
  'planning.day.tasks': 'To do on the day',
  'planning.day.tasks.none': 'Nothing on your checklist for the day itself.',
  'planning.day.tasks.before':
    '{count, plural, one {# task from before is still open} other {# tasks from before are still open}}',
  'planning.day.people': 'Who to call',
  'planning.day.people.none': 'Nobody is booked yet. Suppliers you book stand here.',
  'planning.day.people.shortlist': 'All contacts',
  'planning.day.people.call': 'Call {name}: {phone}',
  'planning.day.money': 'To hand over',
  'planning.day.guests': 'Guests',
  'planning.day.guests.count':
    '{count, plural, =0 {Nobody has said yes yet} one {# guest comes} other {# guests come}}',
  'planning.day.guests.seating': 'Seating plan',
  'planning.day.guests.caterers': 'Caterer’s sheet',
  'planning.day.nothing.title': 'Nothing to see here yet',
  'planning.day.nothing.text': 'No part of the day is shared with you so far. Ask the couple to open one.',
  'planning.day.failed': 'This didn’t load just now.',
} as const satisfies Messages;
