import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.push.title': 'Sollen wir euch sagen, wenn es Neues gibt?',
  'shell.push.body':
    'Eine Nachricht auf diesem Gerät, wenn ein Dienstleister antwortet oder ein Gast zusagt. Sonst nichts, und ihr könnt es in den Einstellungen wieder abschalten.',
  'shell.push.close': 'Schließen',
  'shell.push.notNow': 'Jetzt nicht',
  'shell.push.yes': 'Ja, sagt Bescheid',
  'shell.push.done': 'Erledigt. Neues kommt ab jetzt auf dieses Gerät.',
  'shell.push.refused':
    'Mitteilungen sind für Posy ausgeschaltet. Ihr könnt sie in den Einstellungen des Browsers einschalten.',
  'shell.push.failed': 'Das hat gerade nicht geklappt. Wir fragen ein andermal.',
  'shell.badge.first-message-sent': 'Eure erste Nachricht ist unterwegs. Dafür gibt’s ein Abzeichen.',
  'shell.badge.guest-added': 'Euer erster Gast steht auf der Liste. Dafür gibt’s ein Abzeichen.',
  'shell.badge.profile-image-added': 'Ein Bild von euch beiden. Dafür gibt’s ein Abzeichen.',
  'shell.badge.added-to-favourites': 'Euer erster Favorit. Dafür gibt’s ein Abzeichen.',
  'shell.badge.venue-booked': 'Ihr habt eine Location! Dafür gibt’s ein Abzeichen.',
  'shell.badge.photographer-booked': 'Eure Fotografie ist gebucht. Dafür gibt’s ein Abzeichen.',
  'shell.badge.half-checklist-done': 'Die halbe Liste ist geschafft. Dafür gibt’s ein Abzeichen.',
  'shell.badge.ten-tasks-done': 'Zehn Dinge erledigt. Dafür gibt’s ein Abzeichen.',
  'shell.badge.collaborator-added': 'Ihr plant jetzt gemeinsam. Dafür gibt’s ein Abzeichen.',
} as const satisfies Messages;
