import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'inbox.contacts.title': 'Vendors you talk to',
  'inbox.contacts.find': 'Find vendors',
};
