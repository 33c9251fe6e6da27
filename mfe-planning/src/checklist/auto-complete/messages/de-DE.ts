import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.reason.collaborator-invited': 'Abgehakt, als ihr jemanden eingeladen habt',
  'planning.reason.guest-added': 'Abgehakt, als der erste Gast auf die Liste kam',
  'planning.reason.budget-initialised': 'Abgehakt, als ihr euer Budget angelegt habt',
  'planning.reason.note-saved': 'Abgehakt, als ihr eine Notiz gespeichert habt',
  'planning.reason.guestlist-exported': 'Abgehakt, als ihr die Gästeliste exportiert habt',
  'planning.reason.supplier-booked': 'Abgehakt, als ihr {name} gebucht habt',
  'planning.reason.date-chosen': 'Abgehakt, als ihr euer Datum gewählt habt',
  'planning.reason.place-chosen': 'Abgehakt, als ihr gesagt habt, wo',
  'planning.reason.guests-estimated': 'Abgehakt, als ihr gesagt habt, wie viele',
  'planning.reason.venue-answered': 'Abgehakt, als ihr gesagt habt, dass die Location gebucht ist',
  'planning.reason.website-published': 'Abgehakt, als ihr eure Website veröffentlicht habt',
  'planning.ticked.collaborator-invited': '„{title}“ ist abgehakt: Eure Einladung ist unterwegs.',
  'planning.ticked.guest-added': '„{title}“ ist abgehakt: Der erste Gast steht darauf.',
  'planning.ticked.budget-initialised': '„{title}“ ist abgehakt: Der erste Entwurf steht.',
  'planning.ticked.note-saved': '„{title}“ ist abgehakt: Ihr habt eine Notiz gespeichert.',
  'planning.ticked.guestlist-exported': '„{title}“ ist abgehakt: Ihr habt die Gästeliste exportiert.',
  'planning.ticked.website-published': '„{title}“ ist abgehakt: Eure Website ist für eure Gäste da.',
  'planning.ticked.supplier-booked':
    '{count, plural, one {„{title}“ ist abgehakt} other {# Aufgaben sind abgehakt}}{is, select, brief {} other {: Ihr habt {name} gebucht}}.',
  'planning.unbooked.stored':
    '{is, select, brief {} other {{name} ist nicht mehr gebucht. }}{count, plural, one {Eine Aufgabe ist} other {# Aufgaben sind}} noch abgehakt.',
  'planning.unpublished.stored':
    'Eure Website ist nicht mehr im Netz. {count, plural, one {Ihre Aufgabe ist} other {# ihrer Aufgaben sind}} noch abgehakt.',
  'planning.unbooked.untick': 'Haken entfernen',
};
