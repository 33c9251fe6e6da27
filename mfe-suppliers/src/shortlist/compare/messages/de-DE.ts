import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'compare.title': 'Vergleich',
  'compare.titleOf': 'Vergleich: {category}',
  'compare.lead':
    'Von eurer Merkliste{known, select, dayGuests {, für den {day} und {count, plural, one {# Gast} other {# Gäste}} gerechnet} Guests {, für {count, plural, one {# Gast} other {# Gäste}} gerechnet} day {, für den {day} gerechnet} other {}}',
  'compare.beside': 'Jemanden danebenstellen',
  'compare.few.title': 'Wählt zwei zum Vergleichen',
  'compare.few.text': 'Nehmt unten jemanden derselben Kategorie dazu oder geht zur Merkliste zurück.',
  'compare.onlyDiffering': 'Nur was sich unterscheidet',
  'compare.shaded': 'Getönt',
  'compare.shadedMeans': 'ist in jeder Zeile die stärkste Antwort. Was am meisten zählt, entscheidet ihr.',
  'compare.without': '{name} weglassen',
  'compare.strongest': 'Stärkste Antwort',
  'compare.nothing': '—',
  'compare.held': 'Reserviert bis {day}',
  'compare.free': 'Frei',
  'compare.taken': 'Vergeben',
  'compare.unknown': 'Noch nicht bekannt',
  'compare.do.messages': 'Nachrichten öffnen',
  'compare.line.actions': 'Wie weiter',
  'compare.line.price': 'Euer Preis',
  'compare.line.day': 'Euer Tag',
  'compare.line.distance': 'Von eurer Location',
  'compare.line.reviews': 'Bewertungen',
  'compare.line.replies': 'Antworten',
  'compare.line.capacity': 'Platz für',
  'compare.line.features': 'Nicht bei allen',
  'compare.line.highlights': 'Bekannt für',
  'compare.line.votes': 'Eure Stimmen',
  'compare.line.notes': 'Eure Notizen',
};
