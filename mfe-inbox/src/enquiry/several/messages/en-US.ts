import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'inbox.several.full': 'You have as many of these inquiries open as there can be. Close one in your inbox first.',
};
