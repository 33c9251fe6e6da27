import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'shell.ask.enquiry.title': 'Fast abgeschickt',
  'shell.ask.enquiry.lead':
    'Registriert euch, dann geht eure Nachricht sofort hinaus. Die Antwort kommt hier in euren Posteingang, und eure eigene E-Mail bleibt bei euch.',
  'shell.ask.shortlist.title': 'Diesen merken?',
  'shell.ask.shortlist.lead':
    'Registriert euch, dann steht er bei euren Favoriten, auf jedem Gerät und für euch beide.',
  'shell.ask.save.title': 'In euren Plan übernehmen?',
  'shell.ask.save.lead': 'Registriert euch, dann ist es gleich in eurem Plan.',
  'shell.ask.close': 'Schließen',
};
