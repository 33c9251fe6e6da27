import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'legal.terms.tab': 'Nutzungsbedingungen',
  'legal.privacy-policy.tab': 'Datenschutzerklärung',
  'legal.updated': 'Zuletzt geändert am {date}',
  'legal.failed.title': 'Diese Seite macht gerade Pause',
  'legal.failed.text': 'Sie ließ sich eben nicht laden. Bitte gleich noch einmal versuchen.',
  'legal.failed.offline': 'Gerade offline. Diese Seite braucht eine Verbindung.',
  'legal.retry': 'Noch einmal versuchen',
};
