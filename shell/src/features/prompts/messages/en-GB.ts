import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.push.title': 'Shall we tell you when there’s news?',
  'shell.push.body':
    'A note on this device when a supplier answers or a guest replies. Nothing else, and you can turn it off again in your settings.',
  'shell.push.close': 'Close',
  'shell.push.notNow': 'Not now',
  'shell.push.yes': 'Yes, tell me',
  'shell.push.open': 'Open',
  'shell.push.done': 'Done. News comes to this device from now on.',
  'shell.push.refused': 'Notifications are off for Posy. You can turn them on in your browser’s settings.',
  'shell.push.failed': 'That didn’t work just now. We’ll ask another time.',
  'shell.joined':
    '{name} is in. {role, select, partner {You two plan together from now on.} other {They see what you share with them.}}',
  'shell.joined.open': 'Who’s in',
  'shell.storage.nothingStored':
    'This browser keeps nothing for Posy, so changes need the connection: wait until one is sent before you close the page.',
  'shell.storage.understood': 'All right',
  'shell.edits.lost':
    '{count, plural, one {One change from before this page was loaded wasn’t saved, or somebody has changed it since. Look once more at what you did last.} other {# changes from before this page was loaded weren’t saved, or somebody has changed them since. Look once more at what you did last.}}',
  'shell.edits.noRoom':
    'This wedding has no room for more, so your last change wasn’t saved. Remove what you no longer need, or try again tomorrow.',
} as const satisfies Messages;
