import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'privacy.wedding.part.messages': 'Your side of the conversations with vendors',
};
