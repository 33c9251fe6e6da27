import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.title': 'Postfach',
  'inbox.retry': 'Noch einmal versuchen',
  'inbox.category':
    '{category, select, venues {Location} photographers {Fotografie} florists {Floristik} caterers {Catering} music {Musik} video {Video} decoration {Dekoration} entertainment {Unterhaltung} cakes {Torten} beauty {Haare und Make-up} dress {Brautmode} transport {Transport} menswear {Herrenmode} stationery {Papeterie} marquee {Zelte} other {Dienstleister}}',
  'inbox.list.loading': 'Eure Unterhaltungen werden geladen',
  'inbox.card.title': 'Antworten',
  'inbox.card.all': 'Postfach',
  'inbox.card.unread':
    '{count, plural, =0 {Alles gelesen. Nichts wartet auf euch.} one {In # Unterhaltung gibt es Neues.} other {In # Unterhaltungen gibt es Neues.}}',
  'inbox.card.quiet': 'Antworten von Dienstleistern landen hier, eure eigene E-Mail-Adresse bleibt bei euch.',
  'inbox.card.unavailable': 'Eure Antworten ließen sich eben nicht laden. Keine ist verloren.',
};
