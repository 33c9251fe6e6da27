import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'shell.index.offer.label': 'Euer Land',
  'shell.index.offer': 'Posy hat für {country} eine eigene Seite, mit Dienstleistern und Preisen von dort.',
  'shell.index.offer.stay': 'Hier bleiben',
  'shell.index.list.title': 'Eine Liste, die zu eurem Datum passt',
  'shell.index.list.body': '180 Aufgaben, sortiert nach der Zeit, die ihr habt. Die Startseite zeigt euch drei davon.',
  'shell.index.list.one': 'Budget abstecken',
  'shell.index.list.two': 'Die drei liebsten Locations ansehen',
  'shell.index.list.three': 'Gästeliste anfangen',
  'shell.index.guests.title': 'Gäste, die selbst antworten',
  'shell.index.guests.body': 'Eure Seite sagt, wo und wann, und die Gästeliste zählt mit, wer kommt.',
  'shell.index.guests.coming': 'kommen',
  'shell.index.budget.title': 'Ein Budget, das die Wahrheit sagt',
  'shell.index.budget.body': 'Angeboten, bezahlt und fällig, und was jeder weitere Gast wirklich kostet.',
  'shell.index.cost.venue': 'Location und Catering',
  'shell.index.cost.photographer': 'Fotografie',
  'shell.index.cost.flowers': 'Blumen',
};
