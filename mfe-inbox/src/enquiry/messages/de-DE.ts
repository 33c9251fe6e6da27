import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.enquiry.loading': 'Das Anfrageformular wird geladen',
  'inbox.enquiry.title': '{name} fragen',
  'inbox.enquiry.kind':
    '{category, select, venues {Anfragen an Locations} photographers {Anfragen für Fotografie} florists {Anfragen für Floristik} caterers {Anfragen für Catering} music {Anfragen für Musik} video {Anfragen für Video} decoration {Anfragen für Dekoration} entertainment {Anfragen für Unterhaltung} cakes {Anfragen für Torten} beauty {Anfragen für Haare und Make-up} dress {Anfragen für Brautmode} transport {Anfragen für Transport} menswear {Anfragen für Herrenmode} stationery {Anfragen für Papeterie} marquee {Anfragen für Zelte} other {Anfragen}}',
  'inbox.enquiry.asked': 'Bisher {open} von höchstens {limit} offenen {enquiries}.',
  'inbox.enquiry.message': 'Eure Nachricht',
  'inbox.enquiry.help': '{minimum, number} bis {maximum, number} Zeichen, bisher {count, number}',
  'inbox.enquiry.too-short': 'Ein bisschen mehr, bitte: mindestens {minimum, number} Zeichen.',
  'inbox.enquiry.too-long': 'Das ist recht lang: höchstens {maximum, number} Zeichen.',
  'inbox.enquiry.too-many-links': 'Zu viele Links: höchstens {links} in einer Nachricht.',
  'inbox.enquiry.start-hello': 'Hallo!',
  'inbox.enquiry.start-names': 'Wir sind {names}.',
  'inbox.enquiry.start-when-and-where': 'Wir planen unsere Hochzeit am {date} in {place}.',
  'inbox.enquiry.start-when': 'Wir planen unsere Hochzeit am {date}.',
  'inbox.enquiry.start-where': 'Wir planen unsere Hochzeit in {place}.',
  'inbox.enquiry.start-ask-date': 'Habt ihr an dem Tag Zeit, und was würde es kosten?',
  'inbox.enquiry.start-ask': 'Wann habt ihr noch Termine frei, und was würde es kosten?',
  'inbox.enquiry.shared': 'Das wird gezeigt',
  'inbox.enquiry.shared-message': 'Eure Nachricht, so wie sie oben steht',
  'inbox.enquiry.budget-match': 'Auch sagen, ob der Preis zu unserem Budget passt',
  'inbox.enquiry.private': 'E-Mail-Adresse und Telefonnummer bleiben privat. Antworten kommen in euer Postfach.',
  'inbox.enquiry.visitor':
    'Ihr registriert euch zuerst, eure Nachricht bleibt erhalten. {name} sieht eure E-Mail-Adresse nie.',
  'inbox.enquiry.send': 'Anfrage senden',
  'inbox.enquiry.sign-up': 'Registrieren und senden',
  'inbox.enquiry.retry': 'Noch einmal versuchen',
  'inbox.enquiry.log-in': 'Anmelden',
  'inbox.enquiry.failed-connection':
    'Die Verbindung ist abgebrochen. Eure Nachricht bleibt erhalten: Versucht es noch einmal, sie kommt nicht doppelt an.',
  'inbox.enquiry.failed-session': 'Eure Sitzung ist abgelaufen. Meldet euch neu an, eure Nachricht bleibt erhalten.',
  'inbox.enquiry.failed-refused': 'Der Server hat diese Anfrage nicht angenommen. Eure Nachricht bleibt erhalten.',
  'inbox.enquiry.failed-server':
    'Bei uns ist etwas schiefgegangen. Eure Nachricht bleibt erhalten, bitte versucht es noch einmal.',
  'inbox.enquiry.limit':
    'Ihr habt {limit} {enquiries} offen, mehr geht nicht auf einmal. Schließt eine, um weiter zu fragen. Was ihr hier geschrieben habt, bleibt erhalten.',
  'inbox.enquiry.to-inbox': 'Zum Postfach',
  'inbox.enquiry.sent': '{name} hat eure Nachricht',
  'inbox.enquiry.sent-text': 'Die Antwort kommt in euer Postfach.',
  'inbox.enquiry.sent-notice': 'Eure Anfrage ist bei {name}',
  'inbox.enquiry.open': 'Unterhaltung öffnen',
  'inbox.enquiry.another': 'Noch einmal schreiben',
  'inbox.enquiry.known': 'Ihr schreibt euch schon. Was ihr hier sendet, kommt dazu.',
  'inbox.enquiry.no-wedding': 'Erzählt uns zuerst von eurer Hochzeit, das dauert eine Minute. Dann könnt ihr fragen.',
  'inbox.enquiry.begin': 'Anfangen',
  'inbox.enquiry.not-a-couple': 'Anfragen sind für Paare. Ihr seid anders angemeldet.',
};
