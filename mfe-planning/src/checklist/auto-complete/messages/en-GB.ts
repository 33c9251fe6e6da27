import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'planning.reason.collaborator-invited': 'Ticked when you invited someone',
  'planning.reason.guest-added': 'Ticked when you added your first guest',
  'planning.reason.budget-initialised': 'Ticked when you set up your budget',
  'planning.reason.note-saved': 'Ticked when you saved a note',
  'planning.reason.guestlist-exported': 'Ticked when you exported your guest list',
  'planning.reason.supplier-booked': 'Ticked when you booked {name}',
  'planning.reason.date-chosen': 'Ticked when you chose your date',
  'planning.reason.place-chosen': 'Ticked when you said where',
  'planning.reason.guests-estimated': 'Ticked when you said how many',
  'planning.reason.venue-answered': 'Ticked when you said your venue is booked',
  'planning.reason.website-published': 'Ticked when you published your website',
  'planning.ticked.collaborator-invited': '“{title}” is ticked: your invitation is on its way.',
  'planning.ticked.guest-added': '“{title}” is ticked: your first guest is on it.',
  'planning.ticked.budget-initialised': '“{title}” is ticked: the first sketch stands.',
  'planning.ticked.note-saved': '“{title}” is ticked: you saved a note.',
  'planning.ticked.guestlist-exported': '“{title}” is ticked: you exported your guest list.',
  'planning.ticked.website-published': '“{title}” is ticked: your website is there for your guests.',
  'planning.ticked.supplier-booked':
    '{count, plural, one {“{title}” is ticked} other {# tasks are ticked}}{is, select, brief {} other {: you booked {name}}}.',
  'planning.unbooked.stored':
    '{is, select, brief {} other {{name} isn’t booked any more. }}{count, plural, one {One task is} other {# tasks are}} still ticked.',
  'planning.unpublished.stored':
    'Your website is off the web. {count, plural, one {Its task is} other {# of its tasks are}} still ticked.',
  'planning.unbooked.untick': 'Untick',
} as const satisfies Messages;
