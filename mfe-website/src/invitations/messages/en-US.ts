import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'invitations.letters.asks-address': 'Ask for their mailing address',
  'invitations.addresses.title': 'Mailing addresses',
};
