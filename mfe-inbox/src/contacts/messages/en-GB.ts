import type { Messages } from '@posy/remote-kit';

export const messages = {
  'inbox.contacts.title': 'Suppliers you talk to',
  'inbox.contacts.lead': 'Everybody you’ve asked or booked, and your own, with what’s next.',
  'inbox.contacts.none': 'Nobody here yet',
  'inbox.contacts.none-text': 'Ask somebody, and they stand here with their last word.',
  'inbox.contacts.find': 'Find suppliers',
  'inbox.contacts.failed': 'This list didn’t load just now',
  'inbox.contacts.log-in': 'Log in',
  'inbox.contacts.to-inbox': 'To the inbox',
  'inbox.contacts.booked': 'Booked',
  'inbox.contacts.next.answer': 'Your turn to answer',
  'inbox.contacts.next.wait': 'Waiting for their answer',
  'inbox.contacts.next.ask': 'Ask them',
  'inbox.contacts.next.meet': 'Visit agreed',
  'inbox.contacts.failed-text': 'Nothing is lost. Try again in a moment.',
} as const satisfies Messages;
