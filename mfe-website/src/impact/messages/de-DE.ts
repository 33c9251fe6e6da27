import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'impact.answers.day': '{count, plural, one {Eine Antwort gilt} other {# Antworten gelten}} dem bisherigen Tag',
  'impact.answers.place': '{count, plural, one {Eine Antwort gilt} other {# Antworten gelten}} dem bisherigen Ort',
  'impact.answers.ask-again': 'Noch einmal fragen? Schreibt ihnen das Neue: Über ihren Link ändern sie die Antwort',
};
