import type { Messages } from '@posy/remote-kit';

/** Texts of the first screen. The source of the other languages. */
export const messages = {
  'planning.open': 'Open',
  'planning.undo': 'Undo',
  'planning.waiting': 'Waiting to send',
  'planning.retry': 'Try again',
  'planning.changed-since': 'That has been changed since, so it stays as it is.',
  'planning.forbidden': 'You may look at this, but no longer change it. Nothing was saved.',
  'planning.close': 'Close',
  'planning.cancel': 'Cancel',
  'planning.loading': 'Loading your plan',
  'planning.signed-out.title': 'Your plan starts here',
  'planning.signed-out.text': 'Log in to see your checklist and your posy, on every device, for you both.',
  'planning.signed-out.sign-up': 'Sign up',
  'planning.signed-out.log-in': 'Log in',
  'planning.no-wedding.title': 'No wedding to plan here',
  'planning.no-wedding.text':
    'This account has no wedding of its own. Suppliers find their conversations in the inbox.',
  'planning.no-wedding.inbox': 'Open the inbox',
  'planning.no-plan.title': 'You’re in no plan right now',
  'planning.no-plan.text': 'Start one of your own, or open an invitation that somebody sent you.',
  'planning.no-plan.begin': 'How to begin',
  'planning.no-date.title': 'First things first: a date',
  'planning.no-date.text':
    'Even a rough one. Your checklist is made from it, in the right order, and moves along if the date does.',
  'planning.no-date.action': 'Set your date',
  'planning.failed.title': 'Your checklist is taking a rest',
  'planning.failed.text': 'It didn’t load just now. Everything you’ve ticked is safe.',
  'planning.failed.offline': 'You’re offline, and it isn’t on this device yet. It comes as soon as you’re back.',
  'planning.checklist.making': 'Laying out your checklist',
  'planning.closed.title':
    '{area, select, checklist {The checklist isn’t shared with you} guests {The guest list isn’t shared with you} budget {The budget isn’t shared with you} notes {The scrapbook isn’t shared with you} other {This part isn’t shared with you}}',
  'planning.closed.text':
    'The couple says who sees which part of their plan. If you need this one, ask them: it opens here as soon as they share it.',
  'planning.closed.home': 'Go to home',
  'planning.closed.access': 'What is shared with you',
  'planning.reads-along': 'You’re reading along. The couple can let you change things here.',
  'planning.unmade.title': 'No checklist yet',
  'planning.unmade.text': 'It’s made as soon as the wedding has a date, and then you’ll find it here.',
} as const satisfies Messages;
