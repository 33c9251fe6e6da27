import type { Messages } from '@posy/remote-kit';

export const messages = {
  'privacy.title': 'Privacy',
  'privacy.lead': 'It’s your wedding. Take a copy or take it all away, whenever you like.',
  'privacy.leadAlone': 'It’s your data. Take a copy or take it all away, whenever you like.',
  'privacy.export.title': 'Export everything',
  'privacy.export.body': 'One ZIP with JSON and CSV files: your account, and all that you may see of the wedding.',
  'privacy.export.start': 'Make my copy',
  'privacy.export.again': 'Make a new copy',
  'privacy.export.progress': '{done} of {total} parts packed.',
  'privacy.export.leave': 'You can leave this page and come back.',
  'privacy.export.ready':
    'Your copy is ready: {size}. {hasUntil, select, true {You can download it until {until}.} other {}}',
  'privacy.export.download': 'Download',
  'privacy.export.failed': 'The copy wasn’t finished. Nothing you’ve saved is lost; please try again.',
  'privacy.wedding.title': 'Delete the wedding',
  'privacy.wedding.body':
    'This takes everything away, for everyone in it. It can’t be brought back, so export a copy first. Your own login stays.',
  'privacy.wedding.part.plan': 'Checklist and scrapbook',
  'privacy.wedding.part.guests': 'Guests, their replies and the seating',
  'privacy.wedding.part.money': 'Budget and payments',
  'privacy.wedding.part.website': 'The website and its address',
  'privacy.wedding.part.messages': 'Your side of the conversations with suppliers',
  'privacy.wedding.part.people': 'Access for everybody who plans with you',
  'privacy.wedding.confirm': 'Delete for everyone',
  'privacy.wedding.done': 'The wedding is deleted.',
  'privacy.account.title': 'Delete your account',
  'privacy.account.body':
    '{kind, select, couple {Your login, your name and a wedding that nobody else is in go for good. A wedding that you help with stays with its people.} other {Your login and your name go for good.}}',
  'privacy.account.confirm': 'Delete my account',
  'privacy.account.toPeople': 'Pass ownership on',
  'privacy.failure.not-allowed': 'Only the wedding’s owner can do that.',
  'privacy.failure.confirmation-wrong': 'What you typed didn’t match. Nothing was deleted.',
  'privacy.failure.recent-login-required':
    'We need to be sure it’s you. Log out, log in again and come back: then it works. Nothing was deleted.',
  'privacy.failure.transfer-ownership-first':
    'Others plan in a wedding that you own. Pass it on or delete it first. Nothing was deleted.',
  'privacy.failure.last-owner':
    'Others answer for a supplier that only you own. End their access first, or ask us to make one of them its owner. Nothing was deleted.',
  'privacy.failure.offline': 'We can’t reach Posy. Check your connection and try again.',
  'privacy.failure.session-ended': 'Your session has ended. Log in again; what you filled in is kept.',
  'privacy.failure.not-a-member': 'You’re not in this wedding any more, or it was deleted.',
  'privacy.failure.timeout': 'Posy took too long to answer. Please try again.',
  'privacy.failure.unknown': 'That didn’t work, and it’s not your fault. Please try again.',
} as const satisfies Messages;
