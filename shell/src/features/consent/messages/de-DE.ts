import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.consent.label': 'Datenschutz-Auswahl',
  'shell.consent.policy': 'Datenschutzerklärung lesen',
  'shell.consent.opt-in.title': 'Dürfen wir zählen, was benutzt wird?',
  'shell.consent.opt-in.body':
    'So sehen wir, was euch hilft und was nicht. Keine Namen, nichts von dem, was ihr schreibt, keine Werbung, und verkauft wird nichts. Auch bei einem Nein funktioniert Posy genauso.',
  'shell.consent.opt-in.no': 'Nein, danke',
  'shell.consent.opt-in.yes': 'Ja, gern',
  'shell.consent.opt-out.title': 'Wir zählen, was benutzt wird',
  'shell.consent.opt-out.body':
    'So sehen wir, was euch hilft und was nicht. Keine Namen, nichts von dem, was ihr schreibt, keine Werbung, und verkauft wird nichts. Schaltet es ab, und Posy funktioniert genauso.',
  'shell.consent.opt-out.no': 'Abschalten',
  'shell.consent.opt-out.yes': 'Das ist in Ordnung',
} as const satisfies Messages;
