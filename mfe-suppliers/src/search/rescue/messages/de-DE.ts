import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'search.none.title': 'Niemand erfüllt das alles',
  'search.none.lead': 'Jede Zahl sagt, wie viele mit dieser einen Änderung passen.',
  'search.none.alone': 'An einem einzelnen Wunsch liegt es nicht, es sind mehrere. Hier geht es weiter gefasst.',
  'search.none.unoffered': 'Unter „{trades}“ ist hier niemand',
  'search.none.unoffered.lead': 'Diesen Beruf gibt es in unserem Verzeichnis noch nicht. Das ist da.',
  'search.none.drop': 'Ohne „{wish}“',
  'search.none.dropWords': 'Ohne „{words}“',
  'search.none.dropPlace': 'Im ganzen Land',
  'search.none.leadWithin':
    'Im Umkreis von {distance} um {place} {count, plural, one {passt ein Angebot} other {passen # Angebote}}.',
  'search.none.nearFits': 'Am nächsten und passend',
  'search.none.nearFitsHow': 'Alles andere wie gewünscht',
  'search.none.map': 'Karte: was außerhalb von {distance} um {place} passt',
  'search.none.mapAround': 'Karte: was rund um {place} passt',
  'search.none.further': 'Etwas weiter weg',
  'search.none.within': 'Im Umkreis von {distance} um {place}',
  'search.none.insteadOf': 'Statt {distance}.',
  'search.none.nearest': 'Am nächsten: {name}, {distance}.',
  'search.none.towns': 'Orte in der Nähe',
  'search.none.places': 'Orte, die wir kennen',
  'search.none.day': 'An einem anderen Tag',
  'search.none.days': 'Tage um euren herum',
  'search.none.wish': 'Auf einen Wunsch verzichten',
  'search.none.kinds': 'Andere Arten',
  'search.none.wider': 'Weiter gefasst suchen',
  'search.none.useless': 'Auf diese allein zu verzichten, bringt niemanden: {wishes}.',
  'search.none.wait': 'Auf die Richtigen warten',
  'search.none.waitHow':
    'Eine gespeicherte Suche wartet dort, wo ihr Dienstleister sucht. Sie kann euch schreiben, wenn jemand Neues passt, höchstens einmal pro Woche.',
  'search.none.everything': 'Alle Dienstleister ansehen',
};
