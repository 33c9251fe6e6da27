import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'details.title': 'Angaben zur Website',
  'details.lead': 'Wo eure Website steht, wer sie dort findet und was sie von selbst über euren Tag sagt.',
  'details.back': 'Zurück zum Bearbeiten',
  'details.facts.title': 'Aus eurer Hochzeit',
  'details.facts.change': 'In den Einstellungen ändern',
  'details.facts.names': 'Namen',
  'details.facts.day': 'Tag',
  'details.facts.place': 'Ort',
  'details.facts.none': 'Noch offen',
};
