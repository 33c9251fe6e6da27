import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.places.couple': '{count, plural, =0 {Eure Hochzeit} other {{names}}}',
  'shell.places.list': 'Mehr von eurem Plan',
  'shell.places.scrapbook': 'Notizbuch',
  'shell.places.overview': 'Plan auf einen Blick',
  'shell.places.advice': 'Rat und Tipps',
  'shell.places.runSheet': 'Ablaufplan',
  'shell.places.reviews': 'Eure Bewertungen',
  'shell.places.realWeddings': 'Echte Hochzeiten',
  'shell.places.left': '{amount} noch ohne Angebot',
  'shell.places.over': '{amount} mehr als geplant',
  'shell.places.done': '{done} von {total}',
  'shell.account.signedInAs': 'Angemeldet als {email}',
  'shell.account.signOut': 'Abmelden',
  'shell.account.settings': 'Einstellungen',
} as const satisfies Messages;
