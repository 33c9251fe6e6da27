import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'shell.profile.countryHelp':
    'Moving to another country changes your vendor search and the legal tasks. Your own tasks, guests and budget stay.',
  'shell.profile.country.language': 'Posy carries on in that country’s language and with its vendors.',
};
