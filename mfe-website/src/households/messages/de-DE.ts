import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'households.tabs': 'Was Gäste bekommen und sagen',
  'households.tabs.look': 'Look und Worte',
  'households.tabs.invitations': 'Einladungen',
  'households.tabs.answers': 'Antworten',
  'households.news.answered': 'Geantwortet am {day}',
  'households.news.opened': 'Geöffnet am {day}',
  'households.news.mail': 'Verschickt am {day}',
  'households.news.print': 'Karte gemacht am {day}',
  'households.news.link': 'Link gemacht am {day}',
  'households.news.bounced': 'Zurückgekommen von {email}',
  'households.news.stopped': 'Möchte keine Post',
  'households.loading': 'Eure Gäste werden geladen',
  'households.reads-along': 'Du liest hier mit. Das Paar kann dir erlauben, etwas zu ändern.',
  'households.failed.title': 'Eure Gäste wurden nicht geladen',
  'households.failed.text': 'Nichts ist verloren. Links und Antworten funktionieren weiter.',
  'households.signed-out.title': 'Einladungen und Antworten an einem Ort',
  'households.signed-out.text': 'Meldet euch an und seht, wer eingeladen ist und wer kommt.',
  'households.signed-out.go': 'Anmelden',
  'households.no-wedding.title': 'Erst die Hochzeit, dann die Einladungen',
  'households.no-wedding.text': 'Sagt uns, wer heiratet. Es dauert eine Minute.',
  'households.no-wedding.go': 'Anfangen',
  'households.not-shared.title': 'Die Gäste werden nicht mit dir geteilt',
  'households.not-shared.text':
    'Das Paar sagt, wer welchen Teil sieht. Frag sie: Sobald sie es teilen, öffnet es sich hier.',
  'households.not-shared.go': 'Zur Startseite',
};
