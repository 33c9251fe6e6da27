import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'report.title': 'Bewertung von {name} melden',
  'report.lead':
    'Unsere Moderation liest sie und entscheidet nach unseren Regeln. Weder wer sie schrieb noch der Dienstleister erfährt, wer sie gemeldet hat.',
  'report.why': 'Warum',
  'report.spam': 'Sie ist Werbung oder erfunden',
  'report.rude': 'Sie beleidigt jemanden',
  'report.untrue': 'Sie stimmt nicht',
  'report.private': 'Sie nennt Privatpersonen oder Privates',
  'report.other': 'Etwas anderes',
  'report.words': 'Was sollte die Moderation wissen? (freiwillig)',
  'report.send': 'An die Moderation senden',
  'report.done': 'Danke. Die Moderation wird sie lesen.',
  'report.failed': 'Das wurde nicht gesendet. Versucht es noch einmal, eure Worte sind noch da.',
  'report.failed.gone': 'Diese Bewertung ist nicht mehr hier.',
  'report.failed.many': 'Ihr habt heute schon viel gemeldet. Macht bitte morgen weiter.',
  'report.cancel': 'Abbrechen',
  'report.close': 'Schließen',
};
