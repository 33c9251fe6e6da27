import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'settings.notifications.lead':
    'We keep to what needs you. News is off until you say so; email about your account always comes.',
};
