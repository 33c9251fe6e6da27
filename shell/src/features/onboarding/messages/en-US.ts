import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'shell.onboarding.where.lead': 'A town or a county: we look for vendors around it.',
};
