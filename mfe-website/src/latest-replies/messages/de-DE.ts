import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'replies.title': 'Gerade gekommen',
  'replies.all': 'Alle Antworten',
  'replies.replied': '{name}: Antwort da',
  'replies.changed': '{name}: Antwort geändert',
  'replies.people':
    '{coming, plural, =0 {Niemand kommt} one {Eine Person kommt} other {# kommen}}{declined, plural, =0 {} one {, eine kann nicht} other {, # können nicht}}.',
  'replies.asked': 'Ihr habt auch etwas geändert: Bitte wählt.',
  'replies.photos': 'Eure Gäste haben Bilder geschickt',
  'replies.photos-note': 'Niemand sonst sieht sie, bis ihr sie zeigt.',
  'replies.addresses': 'Ihr und eure Gäste habt verschiedene Adressen',
  'replies.addresses-note': 'Beide bleiben erhalten: Bitte wählt.',
};
