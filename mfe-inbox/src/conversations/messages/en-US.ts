import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'inbox.signed-out.text': 'Sign up or log in, and replies from vendors land here.',
  'inbox.empty.text': 'Replies from vendors land here, so your own email stays yours.',
  'inbox.empty.supplier-text': 'Inquiries from couples land here, as soon as the first one writes.',
  'inbox.empty.find': 'Find vendors to ask',
  'inbox.list.suppliers': 'Vendors you talk to',
  'inbox.sift.none': 'No inquiry here is labeled so, or given to them.',
};
