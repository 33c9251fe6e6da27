import type { Messages } from '@posy/remote-kit';

/** Texts of the calendar's link. The source of the other languages. */
export const messages = {
  'planning.calendar.title': 'The plan in your calendar',
  'planning.calendar.lead': 'One link for the calendar on your phone or computer. It keeps itself up to date.',
  'planning.calendar.lead-anew': 'The link you have stops working as soon as the new one is made.',
  'planning.calendar.what': 'What it holds',
  'planning.calendar.tasks': 'Tasks',
  'planning.calendar.tasks-help': 'What’s open, at the end of its period',
  'planning.calendar.payments': 'Payments',
  'planning.calendar.payments-help': 'On the day they’re due, with amounts',
  'planning.calendar.events': 'Your events',
  'planning.calendar.events-help': 'The day itself, and what’s around it',
  'planning.calendar.nothing': 'Choose at least one.',
  'planning.calendar.make': 'Make the link',
  'planning.calendar.exists': 'There’s a link with {parts}. {name} made it on {day}.',
  'planning.calendar.once': 'It was shown once, so it can’t be looked up here. Lost it? A new one takes its place.',
  'planning.calendar.anew': 'Make a new link',
  'planning.calendar.revoke': 'Switch it off',
  'planning.calendar.revoked': 'The calendar’s link is off.',
  'planning.calendar.link': 'Calendar link',
  'planning.calendar.link-help': 'Shown this once. Add it as a calendar by address.',
  'planning.calendar.copy': 'Copy link',
  'planning.calendar.copied': 'Copied.',
  'planning.calendar.not-copied': 'Copying didn’t work here. Select the link and copy it by hand.',
  'planning.calendar.open': 'Open in a calendar',
  'planning.calendar.secret':
    'Whoever has the link can read it, without logging in. Switch it off here whenever you like.',
  'planning.calendar.unread': 'The calendar’s link didn’t load just now.',
  'planning.calendar.refused': 'That didn’t work just now, and nothing has changed. Please try again.',
  'planning.calendar.offline': 'You’re offline. Links are made and switched off online.',
} as const satisfies Messages;
