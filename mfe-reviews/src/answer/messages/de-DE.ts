import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'answer.title': 'Was Paare über Sie sagen',
  'answer.lead': 'Antworten Sie öffentlich, freundlich und kurz: Das nächste Paar liest, wie Sie zuhören.',
  'answer.none':
    'Über {name} hat noch niemand geschrieben. Wer gebucht hat, wird nach der Hochzeit gefragt; aussuchen können Sie niemanden.',
  'answer.published': '{count, plural, one {# veröffentlichte Bewertung} other {# veröffentlichte Bewertungen}}',
  'answer.disputed': 'Bestritten',
  'answer.disputed.note':
    'Jemand von der Moderation liest sie und entscheidet. Bis dahin sieht sie niemand, und sie zählt nicht.',
  'answer.reply': 'Antworten',
  'answer.reply.change': 'Antwort ändern',
  'answer.reply.title': '{name} antworten',
  'answer.reply.lead': 'Alle lesen das unter der Bewertung. Leeren Sie es, um es zurückzunehmen.',
  'answer.reply.words': 'Ihre Antwort',
  'answer.reply.send': 'Veröffentlichen',
  'answer.reply.done': 'Ihre Antwort ist veröffentlicht.',
  'answer.dispute': 'Das verstößt gegen die Regeln',
  'answer.dispute.title': 'Bewertung von {name} bestreiten',
  'answer.dispute.lead':
    'Nicht, weil sie schlecht ist: Für gute und schlechte Bewertungen gelten dieselben Regeln. Sagen Sie, gegen welche Regel sie verstößt und was geschehen ist; das liest nur unsere Moderation. Bestreiten lässt sich eine Bewertung einmal.',
  'answer.dispute.words': 'Was daran nicht stimmt',
  'answer.dispute.send': 'An die Moderation senden',
  'answer.dispute.done': 'Die Moderation liest sie. Bis dahin wird sie nicht gezeigt.',
  'answer.missing': 'Bitte schreiben Sie etwas.',
  'answer.failed': 'Das wurde nicht gesendet. Bitte versuchen Sie es noch einmal; Ihre Worte sind noch da.',
  'answer.failed.decided': 'Über diese Bewertung wurde schon entschieden.',
  'answer.cancel': 'Abbrechen',
  'answer.close': 'Schließen',
};
