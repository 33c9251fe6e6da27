import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'shell.login.forgot': 'Forgot your password?',
  'shell.reset.title': 'Forgot it? Happens.',
};
