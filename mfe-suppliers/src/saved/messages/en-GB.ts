import type { Messages } from '@posy/remote-kit';

/** The source of this area's translations. */
export const messages = {
  'saved.saved': 'Saved',
  'saved.title': 'Saved searches',
  'saved.fit': '{count, plural, =0 {Nobody fits today} one {# fits today} other {# fit today}}',
  'saved.news': '{count, number} new',
  'saved.news.none': 'None new',
  'saved.remove': 'Remove: {name}',
  'saved.mail': 'Email us when someone new fits',
  'saved.mail.help': 'Once a week at most.',
  'saved.notice.saved': 'Saved. It waits for you where you look for suppliers.',
  'saved.notice.removed': 'Removed: {name}.',
  'saved.undo': 'Undo',
  'saved.failed.full': 'You have ten saved searches already. Remove one, and this one fits.',
  'saved.failed.save': 'The search wasn’t saved. Please try again.',
  'saved.failed.remove': 'The search wasn’t removed. Please try again.',
  'saved.failed.mail': 'That wasn’t changed. Please try again.',
} as const satisfies Messages;
