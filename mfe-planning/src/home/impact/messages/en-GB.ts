import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'planning.ripple.moved': '{count, plural, one {One open task moves} other {# open tasks move}} along with the date.',
  'planning.ripple.first':
    '{count, plural, one {One of them comes} other {# of them come}} first, as the usual time for it is short.',
  'planning.ripple.notice.GB': 'Give notice by {day}: 28 clear days in England and Wales, 29 days in Scotland.',
  'planning.ripple.notice.IE': 'Meet the registrar by {day}: Ireland asks for three months.',
  'planning.ripple.notice.DE': 'Your Standesamt takes the registration from {day}.',
  'planning.ripple.notice.FR': 'Your banns have to hang from {day}, for ten days.',
  'planning.ripple.too-close': 'That day has passed. Ask the register office before you settle on this date.',
  'planning.ripple.country':
    '{added, plural, =0 {No task is added} one {One task is added} other {# tasks are added}}, {leaving, plural, =0 {none leaves} one {one leaves} other {# leave}} your checklist. What’s done stays done.',
  'planning.ripple.guests':
    '{count, plural, one {One cost follows} other {# costs follow}} the guest count: {before} now, {after} then.',
  'planning.ripple.guests.more': 'That’s {amount} more.',
  'planning.ripple.guests.less': 'That’s {amount} less.',
  'planning.ripple.guests.listed':
    'Your costs follow your guest list of {count, plural, one {# person} other {# people}}, so this guess leaves them as they are.',
} as const satisfies Messages;
