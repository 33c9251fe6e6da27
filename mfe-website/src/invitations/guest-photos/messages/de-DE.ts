import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'guest-photos.title': 'Bilder der Gäste',
  'guest-photos.lead':
    'Was eure Gäste über ihre eigenen Links senden. Was ihr zeigt, sehen nur Gäste mit einem Link, nie die öffentliche Website.',
  'guest-photos.takes': 'Gäste dürfen Bilder senden',
  'guest-photos.takes-help':
    'Dann findet jeder Haushalt den Weg auf der Seite seiner Einladung, und nach dem Tag auf eurer Website.',
  'guest-photos.taken': 'Eure Gäste dürfen Bilder senden.',
  'guest-photos.not-taken': 'Eure Gäste können keine Bilder mehr senden.',
  'guest-photos.filter': 'Welche Bilder',
  'guest-photos.state.new': 'Neu',
  'guest-photos.state.shown': 'Für Gäste sichtbar',
  'guest-photos.state.hidden': 'Zurückgehalten',
  'guest-photos.act.shown': 'Zeigen',
  'guest-photos.act.hidden': 'Zurückhalten',
  'guest-photos.show-all': '{count, plural, one {# neues zeigen} other {Alle # neuen zeigen}}',
  'guest-photos.one': 'Bild {at, number} von {name}',
  'guest-photos.more': 'Mehr zeigen ({count})',
  'guest-photos.none': 'Hier sind keine Bilder.',
  'guest-photos.removed':
    '{count, plural, one {Ein Bild hat Posy nach einer Meldung entfernt.} other {# Bilder hat Posy nach Meldungen entfernt.}}',
  'guest-photos.delete': 'Löschen',
  'guest-photos.delete-named': 'Löschen: {name}',
  'guest-photos.delete.title': 'Dieses Bild löschen?',
  'guest-photos.delete.text': 'Es ist dann für euch und alle Gäste weg und lässt sich nicht zurückholen.',
  'guest-photos.delete.leave': 'Lieber nicht',
  'guest-photos.done.shown':
    '{count, plural, one {Alle Gäste sehen das Bild jetzt.} other {Alle Gäste sehen # weitere Bilder.}}',
  'guest-photos.done.hidden':
    '{count, plural, one {Das Bild ist zurückgehalten.} other {# Bilder sind zurückgehalten.}}',
  'guest-photos.done.deleted': '{count, plural, one {Das Bild ist gelöscht.} other {# Bilder sind gelöscht.}}',
  'guest-photos.failed': 'Das hat gerade nicht geklappt. Bitte versucht es noch einmal.',
  'guest-photos.download': 'Alle herunterladen',
  'guest-photos.archive':
    '{count, plural, one {Ein Bild ist in ein Archiv gepackt.} other {# Bilder sind in ein Archiv gepackt.}} Der Link gilt zwanzig Minuten.',
  'guest-photos.archive.save': 'Archiv speichern',
  'guest-photos.empty.title': 'Noch keine Bilder',
  'guest-photos.empty.text': 'Jedes steht hier, sobald ein Gast es gesendet hat.',
  'guest-photos.unread.title': 'Die Bilder wurden nicht geladen',
  'guest-photos.unread.text': 'Nichts ist verloren. Gäste können weiter Bilder senden.',
};
