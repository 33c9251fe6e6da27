import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'recommendations.title': 'Noch zu finden',
  'recommendations.lead':
    'Ausgesucht nach eurem Ort und dem, was die Profile erzählen, von jeder Art ein paar. Niemand zahlt dafür.',
  'recommendations.all': 'Alle ansehen',
  'recommendations.venues': 'Locations',
  'recommendations.local': 'Rund um euren Ort',
  'recommendations.loading': 'Wir sehen uns rund um euren Ort um…',
  'recommendations.failed': 'Die Vorschläge wurden nicht geladen',
  'recommendations.visitor': 'Meldet euch an, um zu sehen, wer passt',
  'recommendations.visitor.why': 'Vorschläge gehen von eurem Ort und eurem Plan aus.',
  'recommendations.visitor.way': 'Anmelden',
  'recommendations.no-place': 'Wo wird es sein?',
  'recommendations.no-place.why': 'Gebt eurer Hochzeit einen Ort, dann sehen wir uns dort um.',
  'recommendations.no-place.way': 'Ort wählen',
  'recommendations.nobody': 'Hier können wir noch niemanden vorschlagen',
  'recommendations.nobody.why': 'Das Verzeichnis kennt vielleicht jemanden, der etwas weiter weg ist.',
  'recommendations.nobody.way': 'Dienstleister ansehen',
};
