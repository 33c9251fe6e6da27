import type { Messages } from '@posy/remote-kit';

export const messages = {
  'venue.back': 'Zurück',
  'venue.intro.title': 'Habt ihr eure Location gefunden?',
  'venue.intro.because':
    '{reason, select, amount {In eurem Budget stehen {amount} dafür, deshalb fragen wir.} budget {In eurem Budget steht ein Betrag dafür, deshalb fragen wir.} task {Ihr habt eine Aufgabe dazu abgehakt, deshalb fragen wir.} export {Eure Gästeliste geht schon hinaus, deshalb fragen wir.} booked {Zwei andere sind schon gebucht, deshalb fragen wir.} enquiry {Ihr fragt schon andere an, deshalb fragen wir.} address {Es dauert eine Minute, und der Rest eurer Planung richtet sich danach.} other {Ihr plant schon eine Weile, deshalb fragen wir.}}',
  'venue.intro.then':
    '{count, plural, =0 {Wenn sie feststeht, richtet sich euer Ort nach ihr.} one {Wenn sie feststeht, haken wir eine Aufgabe ab, und euer Ort richtet sich nach ihr.} other {Wenn sie feststeht, haken wir # Aufgaben ab, und euer Ort richtet sich nach ihr.}}',
  'venue.intro.yes': 'Ja, haben wir',
  'venue.intro.no': 'Noch nicht',
  'venue.select.title': 'Welche ist es?',
  'venue.select.name': 'Nach Namen suchen',
  'venue.select.example': 'Name der Location',
  'venue.select.yours': 'Von eurer Merkliste',
  'venue.select.note':
    '{state, select, replied {{hasTown, select, true {{town}, hat am {day} geantwortet} other {Hat am {day} geantwortet}}} asked {{hasTown, select, true {{town}, angefragt am {day}} other {Angefragt am {day}}}} other {{town}}}',
  'venue.select.none': 'Sucht sie nach Namen, oder tragt sie selbst ein.',
  'venue.select.missing': 'Bitte wählt eine Location',
  'venue.select.notHere': 'Sie ist nicht bei Posy',
  'venue.select.next': 'Die ist es',
  'venue.select.failed': '{name} war gerade nicht zu finden. Versucht es noch einmal.',
  'venue.interest.title': 'Denkt ihr noch über sie nach?',
  'venue.interest.asked': 'Ihr habt am {day} angefragt',
  'venue.interest.text':
    'Sie wüssten es gern so oder so. Auch ein Nein hilft: Es macht euren Tag für ein anderes Paar frei.',
  'venue.interest.yes': 'Ja, tun wir',
  'venue.interest.no': 'Nein, sagt es ihnen',
  'venue.interest.why':
    'Bei Nein fragen wir noch eins: Preis, Datum, Entfernung, Größe oder nur ein Gefühl. Sie sehen den Grund und nie euer Budget.',
  'venue.lost.title': 'Woran lag es?',
  'venue.lost.text': '{name} liest das und sonst nichts.',
  'venue.lost.reasons': 'Warum nicht',
  'venue.lost.price': 'Der Preis',
  'venue.lost.date': 'Das Datum',
  'venue.lost.distance': 'Zu weit weg',
  'venue.lost.size': 'Die Größe',
  'venue.lost.feeling': 'Nur ein Gefühl',
  'venue.lost.missing': 'Bitte wählt einen Grund',
  'venue.lost.next': 'Bescheid geben',
  'venue.lost.message':
    '{reason, select, price {Vielen Dank für Ihre Zeit. Wir haben uns dagegen entschieden: Der Preis passt für uns nicht.} date {Vielen Dank für Ihre Zeit. Wir haben uns dagegen entschieden: Das Datum passt für uns nicht.} distance {Vielen Dank für Ihre Zeit. Wir haben uns dagegen entschieden: Es ist uns zu weit.} size {Vielen Dank für Ihre Zeit. Wir haben uns dagegen entschieden: Die Größe passt für uns nicht.} other {Vielen Dank für Ihre Zeit. Wir haben uns dagegen entschieden: Es ist einfach nicht das Richtige für uns.}}',
  'venue.lost.failed': '{name} konnte gerade nicht benachrichtigt werden.',
  'venue.lost.notReopened': 'Das Gespräch mit {name} blieb geschlossen.',
  'venue.when.title':
    '{part, select, month {Welcher Monat bei {name}?} year {Welches Jahr bei {name}?} other {Welcher Tag bei {name}?}}',
  'venue.when.text':
    '{part, select, month {Dann das Jahr, und der Tag, wenn ihr einen habt.} year {Dann der Tag, wenn ihr einen habt.} other {Lasst ihn offen, wenn ihr noch wählt.}}',
  'venue.when.label': '{part, select, month {Monat} year {Jahr} other {Tag}}',
  'venue.when.missing':
    '{part, select, month {Bitte wählt einen Monat} year {Bitte wählt ein Jahr} other {Bitte wählt einen Tag}}',
  'venue.when.open':
    '{part, select, month {Der Monat steht noch nicht fest} year {Das Jahr steht noch nicht fest} other {Der Tag steht noch nicht fest}}',
  'venue.when.next': '{next, select, month {Weiter: Jahr} year {Weiter: Tag} other {Eintragen}}',
  'venue.notice.booked': '{name} ist eure Location{moves, select, true {. Eure Hochzeit ist jetzt in {town}} other {}}',
  'venue.notice.hunting': 'Viel Glück bei der Suche! Wir haben notiert, dass ihr {name} mögt.',
  'venue.notice.lost': '{name} ist beiseitegelegt und hört von euch',
} as const satisfies Messages;
