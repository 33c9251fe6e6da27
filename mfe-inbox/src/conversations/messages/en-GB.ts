import type { Messages } from '@posy/remote-kit';

export const messages = {
  'inbox.signed-out.title': 'Your inbox is waiting for you',
  'inbox.signed-out.text': 'Sign up or log in, and replies from suppliers land here.',
  'inbox.signed-out.sign-up': 'Sign up',
  'inbox.signed-out.log-in': 'Log in',
  'inbox.empty.title': 'Your inbox is quiet',
  'inbox.empty.text': 'Replies from suppliers land here, so your own email stays yours.',
  'inbox.empty.supplier-text': 'Enquiries from couples land here, as soon as the first one writes.',
  'inbox.empty.find': 'Find suppliers to ask',
  'inbox.unavailable.title': 'Your inbox is taking a rest',
  'inbox.unavailable.text': 'It didn’t load just now. No message is lost.',
  'inbox.list.label': 'Conversations',
  'inbox.list.mine': 'You: {text}',
  'inbox.list.unread': '{count, plural, one {# unread message} other {# unread messages}}',
} as const satisfies Messages;
