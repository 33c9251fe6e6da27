import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'planning.impact.moved': '{count, plural, one {One open task moves} other {# open tasks move}} along with the date.',
  'planning.impact.first':
    '{count, plural, one {One of them comes} other {# of them come}} first, as the usual time for it is short.',
  'planning.impact.notice.GB': 'Give notice by {day}: 28 clear days in England and Wales, 29 days in Scotland.',
  'planning.impact.notice.IE': 'Meet the registrar by {day}: Ireland asks for three months.',
  'planning.impact.notice.DE': 'Your Standesamt takes the registration from {day}.',
  'planning.impact.notice.FR': 'Your banns have to hang from {day}, for ten days.',
  'planning.impact.too-close': 'That day has passed. Ask the register office before you settle on this date.',
  'planning.impact.country':
    '{added, plural, =0 {No task is added} one {One task is added} other {# tasks are added}}, {leaving, plural, =0 {none leaves} one {one leaves} other {# leave}} your checklist. What’s done stays done.',
  'planning.impact.place':
    '{coming, plural, =0 {{leaving, plural, one {One legal step} other {# legal steps}} that {place} doesn’t ask for left your checklist.} other {The legal steps on your checklist are those for {place} now: # came, {leaving, plural, =0 {none} other {#}} went.}}',
  'planning.impact.place.refused': 'The legal steps couldn’t be put back. They’re still those for your new place.',
  'planning.impact.guests':
    '{count, plural, one {One cost follows} other {# costs follow}} the guest count: {before} now, {after} then.',
  'planning.impact.guests.more': 'That’s {amount} more.',
  'planning.impact.guests.less': 'That’s {amount} less.',
  'planning.impact.guests.listed':
    'Your costs follow your guest list of {count, plural, one {# person} other {# people}}, so this guess leaves them as they are.',
} as const satisfies Messages;
