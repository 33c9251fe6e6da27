import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'work.tab': 'Start',
  'work.title':
    '{part, select, morning {Guten Morgen, {name}} evening {Guten Abend, {name}} other {Guten Tag, {name}}}',
  'work.lead.supplier': 'Worauf Paare gerade warten.',
  'work.lead.moderator': 'Was angesehen werden will.',
  'work.lead.operator': 'Diese Installation in Zahlen.',
  'work.loading': 'Es wird gezählt, was zu tun ist',
  'work.failed.title': 'Die Zahlen machen gerade Pause',
  'work.failed.text': 'Sie ließen sich eben nicht laden. Bitte gleich noch einmal versuchen.',
  'work.failed.retry': 'Noch einmal versuchen',
  'work.reviews-to-check':
    '{count, plural, =0 {Keine Bewertung wartet auf Prüfung} one {Bewertung zu prüfen} other {Bewertungen zu prüfen}}',
  'work.reviews-disputed':
    '{count, plural, =0 {Keine Bewertung wird bestritten} one {Bestrittene Bewertung} other {Bestrittene Bewertungen}}',
  'work.reports-open': '{count, plural, =0 {Keine Meldung ist offen} one {Offene Meldung} other {Offene Meldungen}}',
  'work.claims':
    '{count, plural, =0 {Kein Antrag auf ein Profil wartet} one {Antrag auf ein Profil} other {Anträge auf Profile}}',
  'work.messages-unread':
    '{count, plural, =0 {Alle Nachrichten sind gelesen} one {Ungelesene Nachricht} other {Ungelesene Nachrichten}}',
  'work.enquiries-unanswered':
    '{count, plural, =0 {Alle Paare haben eine Antwort} one {Paar wartet auf eine Antwort} other {Paare warten auf eine Antwort}}',
  'work.reviews-without-reply':
    '{count, plural, =0 {Alle Bewertungen sind beantwortet} one {Bewertung ohne Antwort} other {Bewertungen ohne Antwort}}',
  'work.people': '{count, plural, one {Person mit Konto} other {Personen mit Konto}}',
  'work.weddings': '{count, plural, one {Hochzeit} other {Hochzeiten}}',
  'work.suppliers': '{count, plural, one {Dienstleister im Verzeichnis} other {Dienstleister im Verzeichnis}}',
};
