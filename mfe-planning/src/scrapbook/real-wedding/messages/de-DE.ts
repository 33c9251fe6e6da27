import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'scrapbook.wedding.save': 'Ins Notizbuch',
  'scrapbook.wedding.saved': 'In eurem Notizbuch',
  'scrapbook.wedding.added': 'In eurem Notizbuch angeheftet.',
  'scrapbook.wedding.refused': 'Das wurde nicht gespeichert. Bitte versucht es noch einmal.',
};
