import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.impact.moved':
    '{count, plural, one {Eine offene Aufgabe zieht} other {# offene Aufgaben ziehen}} mit dem Termin um.',
  'planning.impact.first':
    '{count, plural, one {Eine davon kommt} other {# davon kommen}} zuerst, denn die übliche Zeit dafür ist knapp.',
  'planning.impact.notice.GB':
    'Meldet die Trauung bis {day} an: 28 volle Tage in England und Wales, 29 Tage in Schottland.',
  'planning.impact.notice.IE': 'Geht bis {day} zum Registrar: In Irland sind es drei Monate.',
  'planning.impact.notice.DE': 'Das Standesamt nimmt die Anmeldung ab {day} entgegen.',
  'planning.impact.notice.FR': 'Das Aufgebot muss ab {day} zehn Tage lang aushängen.',
  'planning.impact.too-close': 'Dieser Tag ist vorbei. Fragt beim Standesamt, bevor ihr euch auf den Termin festlegt.',
  'planning.impact.country':
    '{added, plural, =0 {Keine Aufgabe kommt} one {Eine Aufgabe kommt} other {# Aufgaben kommen}} dazu, {leaving, plural, =0 {keine fällt} one {eine fällt} other {# fallen}} weg. Was erledigt ist, bleibt erledigt.',
  'planning.impact.place':
    '{coming, plural, =0 {{leaving, plural, one {Ein rechtlicher Schritt, den es in {place} nicht braucht, fiel} other {# rechtliche Schritte, die es in {place} nicht braucht, fielen}} aus eurer Liste.} other {Die rechtlichen Schritte auf eurer Liste gelten jetzt für {place}: {coming, plural, one {einer kam} other {# kamen}} dazu, {leaving, plural, =0 {keiner fiel} one {einer fiel} other {# fielen}} weg.}}',
  'planning.impact.place.refused':
    'Die rechtlichen Schritte ließen sich nicht zurückholen. Es sind noch die für euren neuen Ort.',
  'planning.impact.guests':
    '{count, plural, one {Ein Posten folgt} other {# Posten folgen}} der Gästezahl: jetzt {before}, dann {after}.',
  'planning.impact.guests.more': 'Das sind {amount} mehr.',
  'planning.impact.guests.less': 'Das sind {amount} weniger.',
  'planning.impact.guests.listed':
    'Eure Kosten folgen eurer Gästeliste mit {count, plural, one {# Person} other {# Personen}}, diese Schätzung ändert sie nicht.',
};
