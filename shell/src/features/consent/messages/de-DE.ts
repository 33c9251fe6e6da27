import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.consent.label': 'Datenschutz-Auswahl',
  'shell.consent.policy': 'Was das heißt',
  'shell.consent.body': 'Keine Namen, nichts, was ihr schreibt, keine Werbung, und verkauft wird nichts.',
  'shell.consent.opt-in.title': 'Dürfen wir zählen, was benutzt wird?',
  'shell.consent.opt-in.no': 'Nein',
  'shell.consent.opt-in.yes': 'Ja',
  'shell.consent.opt-out.title': 'Wir zählen, was benutzt wird.',
  'shell.consent.opt-out.no': 'Abschalten',
  'shell.consent.opt-out.yes': 'In Ordnung',
} as const satisfies Messages;
