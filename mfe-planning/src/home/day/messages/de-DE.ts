import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.day.title': 'Ablaufplan',
  'planning.day.print': 'Ablaufplan drucken',
  'planning.day.header': '{couple}, {date}',
  'planning.day.header.undated': '{couple}',
  'planning.day.offline': 'Er öffnet sich auch ohne Verbindung, sobald ihr ihn hier einmal angesehen habt.',
  'planning.day.hours': 'Stunde für Stunde',
  'planning.day.hours.edit': 'Programm ändern',
  'planning.day.hours.none': 'Noch keine Uhrzeiten',
  'planning.day.hours.none-text':
    'Gebt Trauung, Essen und Feier eine Uhrzeit: Sie stehen dann hier, und wenn ihr mögt, auf eurer Website.',
  'planning.day.hours.add': 'Programm anlegen',
  'planning.day.hours.read-along': 'Das Paar hat noch keine Uhrzeiten festgelegt.',
  'planning.day.hours.open': 'Offen',
  'planning.day.hours.main': 'Die Hochzeit',
  'planning.day.hours.until': 'bis {time}',
  'planning.day.hours.attire': 'Kleidung: {attire}',
  'planning.day.tasks': 'Am Tag zu tun',
  'planning.day.tasks.none': 'Auf eurer Checkliste steht nichts für den Tag selbst.',
  'planning.day.tasks.before':
    '{count, plural, one {# Aufgabe von vorher ist noch offen} other {# Aufgaben von vorher sind noch offen}}',
  'planning.day.people': 'Wen man anruft',
  'planning.day.people.none': 'Noch ist niemand gebucht. Gebuchte Dienstleister stehen hier.',
  'planning.day.people.shortlist': 'Alle Kontakte',
  'planning.day.people.call': '{name} anrufen: {phone}',
  'planning.day.money': 'Zu übergeben',
  'planning.day.guests': 'Gäste',
  'planning.day.guests.count':
    '{count, plural, =0 {Noch hat niemand zugesagt} one {# Gast kommt} other {# Gäste kommen}}',
  'planning.day.guests.seating': 'Sitzplan',
  'planning.day.guests.caterers': 'Cateringblatt',
  'planning.day.nothing.title': 'Hier gibt es noch nichts zu sehen',
  'planning.day.nothing.text': 'Vom Tag ist noch nichts mit dir geteilt. Frag das Paar.',
  'planning.day.failed': 'Das konnte gerade nicht geladen werden.',
};
