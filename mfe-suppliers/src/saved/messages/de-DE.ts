import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'saved.saved': 'Gemerkt',
  'saved.title': 'Gespeicherte Suchen',
  'saved.fit': '{count, plural, =0 {Heute passt niemand} other {# passen heute}}',
  'saved.news': '{count, number} neu',
  'saved.news.none': 'Nichts Neues',
  'saved.remove': 'Entfernen: {name}',
  'saved.mail': 'Schreibt uns, wenn jemand Neues passt',
  'saved.mail.help': 'Höchstens eine E-Mail in der Woche.',
  'saved.notice.saved': 'Gespeichert. Die Suche wartet dort, wo ihr nach Dienstleistern schaut.',
  'saved.notice.removed': 'Entfernt: {name}.',
  'saved.undo': 'Rückgängig',
  'saved.failed.full': 'Ihr habt schon zehn gespeicherte Suchen. Entfernt eine, dann passt diese dazu.',
  'saved.failed.save': 'Die Suche wurde nicht gespeichert. Bitte versucht es noch einmal.',
  'saved.failed.remove': 'Die Suche wurde nicht entfernt. Bitte versucht es noch einmal.',
  'saved.failed.mail': 'Das wurde nicht geändert. Bitte versucht es noch einmal.',
};
