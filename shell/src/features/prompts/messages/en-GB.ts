import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.push.title': 'Shall we tell you when there’s news?',
  'shell.push.body':
    'A note on this device when a supplier answers or a guest replies. Nothing else, and you can turn it off again in your settings.',
  'shell.push.close': 'Close',
  'shell.push.notNow': 'Not now',
  'shell.push.yes': 'Yes, tell me',
  'shell.push.done': 'Done. News comes to this device from now on.',
  'shell.push.refused': 'Notifications are off for Posy. You can turn them on in your browser’s settings.',
  'shell.push.failed': 'That didn’t work just now. We’ll ask another time.',
  'shell.badge.first-message-sent': 'Your first message is out. That’s a badge.',
  'shell.badge.guest-added': 'Your first guest is on the list. That’s a badge.',
  'shell.badge.profile-image-added': 'A picture of you both. That’s a badge.',
  'shell.badge.added-to-favourites': 'Your first favourite. That’s a badge.',
  'shell.badge.venue-booked': 'You have a venue! That’s a badge.',
  'shell.badge.photographer-booked': 'Your photographer is booked. That’s a badge.',
  'shell.badge.half-checklist-done': 'Half the list is done. That’s a badge.',
  'shell.badge.ten-tasks-done': 'Ten things done. That’s a badge.',
  'shell.badge.collaborator-added': 'You’re planning together now. That’s a badge.',
} as const satisfies Messages;
