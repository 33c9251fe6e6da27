import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'inbox.reopen.full': 'You already have as many inquiries of this kind open as there can be. Close another one first.',
  'inbox.among.most': 'An inquiry takes {most} labels at most.',
};
