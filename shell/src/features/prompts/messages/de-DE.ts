import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.push.title': 'Sollen wir euch sagen, wenn es Neues gibt?',
  'shell.push.body':
    'Eine Nachricht auf diesem Gerät, wenn ein Dienstleister antwortet oder ein Gast zusagt. Sonst nichts, und ihr könnt es in den Einstellungen wieder abschalten.',
  'shell.push.close': 'Schließen',
  'shell.push.notNow': 'Jetzt nicht',
  'shell.push.yes': 'Ja, sagt Bescheid',
  'shell.push.open': 'Öffnen',
  'shell.push.done': 'Erledigt. Neues kommt ab jetzt auf dieses Gerät.',
  'shell.push.refused':
    'Mitteilungen sind für Posy ausgeschaltet. Ihr könnt sie in den Einstellungen des Browsers einschalten.',
  'shell.push.failed': 'Das hat gerade nicht geklappt. Wir fragen ein andermal.',
  'shell.joined':
    '{name} ist dabei. {role, select, partner {Ab jetzt plant ihr gemeinsam.} other {Zu sehen ist, was ihr teilt.}}',
  'shell.joined.open': 'Wer dabei ist',
  'shell.storage.nothingStored':
    'Dieser Browser bewahrt nichts für Posy auf, Änderungen brauchen also die Verbindung: Die Seite bitte erst schließen, wenn sie gesendet sind.',
  'shell.storage.understood': 'In Ordnung',
  'shell.edits.lost':
    '{count, plural, one {Eine Änderung von vor dem Laden dieser Seite wurde nicht gespeichert, oder jemand hat sie seitdem geändert. Bitte noch einmal prüfen, was zuletzt gemacht wurde.} other {# Änderungen von vor dem Laden dieser Seite wurden nicht gespeichert, oder jemand hat sie seitdem geändert. Bitte noch einmal prüfen, was zuletzt gemacht wurde.}}',
  'shell.edits.noRoom':
    'In dieser Hochzeit ist kein Platz für mehr, deshalb wurde eure letzte Änderung nicht gespeichert. Löscht, was ihr nicht mehr braucht, oder versucht es morgen noch einmal.',
} as const satisfies Messages;
