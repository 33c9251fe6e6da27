import type { Messages } from '@posy/remote-kit';

/** The source of this area's translations. */
export const messages = {
  'start.title': 'Who do you need next?',
  'start.ours': 'For {what}.',
  'start.guests': '{count, plural, one {# guest} other {# guests}}',
  'start.place': 'near {place}',
  'start.unknown': 'Tell us when, where and how many: then you see who is free nearby.',
  'start.tell': 'Tell us',
  'start.change': 'Change',
  'start.find': 'Still to find',
  'start.find.lead':
    '{count, plural, one {One kind is left.} other {# kinds, in the order your checklist needs them.}}',
  'start.shortlist': 'Your shortlist',
  'start.free': '{count, plural, =0 {Further away} other {# free}}',
  'start.near': '{count, plural, =0 {Further away} other {# nearby}}',
  'start.unfit': 'None that fits yet',
  'start.quoted': 'Quote: {price}',
  'start.shortlisted': '{count, number} shortlisted',
  'start.found': 'Everyone on your checklist is found. If somebody else comes to mind, search above.',
  'start.own': 'Your own',
  'start.own.add': 'Add someone',
  'start.booked': 'Booked',
  'start.booked.kinds': '{count, number} of {all, number} kinds',
  'start.agreed': '{price} agreed',
  'start.next': 'Next: {payment} on {day}',
  'start.messages': 'Messages',
  'start.messages.with': 'Messages with {name}',
  'start.seen': 'Recently seen',
  'start.seen.clear': 'Clear',
  'start.failed': 'Your suppliers didn’t load',
} as const satisfies Messages;
