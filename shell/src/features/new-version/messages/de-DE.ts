import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'shell.newVersion.ready': 'Eine neue Version ist da: {parts}. Getipptes bleibt erhalten.',
  'shell.newVersion.load': 'Laden',
  'shell.newVersion.later': 'Später',
  'shell.newVersion.waiting': 'Die neue Version lädt, sobald nichts mehr offen ist.',
};
