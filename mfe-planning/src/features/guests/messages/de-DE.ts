import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'guests.title': 'Gäste',
  'guests.lead':
    '{guests, plural, one {# Gast} other {# Gäste}} in {households, plural, one {# Haushalt} other {# Haushalten}}',
  'guests.loading': 'Eure Gästeliste wird geholt',
  'guests.failed.title': 'Eure Gästeliste macht gerade Pause',
  'guests.failed.text': 'Sie ließ sich gerade nicht laden. Alle Gäste und alle Antworten sind sicher.',
  'guests.failed.offline':
    'Ihr seid offline, und sie ist noch nicht auf diesem Gerät. Sie kommt, sobald ihr zurück seid.',
  'guests.no-access.title': 'Die Gästeliste bleibt beim Paar',
  'guests.no-access.text':
    'Du hilfst bei anderen Teilen der Planung. Frag das Paar, ob du auch die Gäste sehen sollst.',
  'guests.empty.title': 'Wen hättet ihr gern dabei?',
  'guests.empty.text':
    'Beginnt mit den zehn Menschen, ohne die ihr euch den Tag nicht vorstellen könnt. Der Rest kommt.',
  'guests.empty.view': 'Noch steht niemand darauf.',
  'guests.add': 'Gäste hinzufügen',
  'guests.add.title': 'Gäste hinzufügen',
  'guests.add.names': 'Namen',
  'guests.add.help':
    'Je Zeile ein Haushalt: „Ravi und Anita Kapoor“. Mit +1 kommt jemand dazu, eine E-Mail-Adresse steht in <>.',
  'guests.add.invited': 'Eingeladen zu',
  'guests.add.category': 'Kategorie',
  'guests.optional': 'freiwillig',
  'guests.add.preview': 'Was hinzukommt',
  'guests.add.preview.none': 'Noch nichts. Schreibt oder kopiert oben Namen hinein.',
  'guests.add.preview.count':
    '{guests, plural, one {# Gast} other {# Gäste}} in {households, plural, one {# Haushalt} other {# Haushalten}}',
  'guests.add.preview.more': 'und {count, plural, one {# weitere Zeile} other {# weitere Zeilen}}',
  'guests.add.plus-ones': '{count, plural, one {und eine Begleitung} other {und # Begleitungen}}',
  'guests.add.twin.list': '{name} steht schon auf eurer Liste. Dieselbe Person?',
  'guests.add.twin.lines': '{name} steht hier zweimal.',
  'guests.add.fault.no-name': 'Zeile {number}: Wer ist das? Es fehlt ein Name.',
  'guests.add.fault.bad-email': 'Zeile {number}: Hm, stimmt die E-Mail-Adresse?',
  'guests.add.fault.long-name': 'Zeile {number}: Der Name hat mehr als 200 Zeichen.',
  'guests.add.nothing': 'Schreibt mindestens einen Namen.',
  'guests.add.submit': '{count, plural, =0 {Hinzufügen} one {# Gast hinzufügen} other {# Gäste hinzufügen}}',
  'guests.part.ceremony': 'Ganzer Tag mit Trauung',
  'guests.part.day': 'Tag und Abend',
  'guests.part.evening': 'Abend',
  'guests.household.couple': '{first} und {second} {surname}',
  'guests.household.two': '{first} und {second}',
  'guests.household.family': 'Familie {surname}',
  'guests.household.many': '{first} und {others, plural, one {# weitere Person} other {# weitere Personen}}',
  'guests.plus-one-of': 'Begleitung von {name}',
  'guests.unnamed': 'Noch ohne Namen',
  'guests.remove.named': '{name} entfernen',
  'guests.told.added': '{count, plural, one {{name} steht auf der Liste.} other {# Gäste stehen auf der Liste.}}',
  'guests.told.removed': '{count, plural, one {{name} ist von der Liste.} other {# Gäste sind von der Liste.}}',
  'guests.refused': 'Das ließ sich nicht speichern. Sonst hat sich nichts geändert.',
  'guests.refused.access': 'Du darfst die Gästeliste ansehen, aber nicht ändern.',
};
