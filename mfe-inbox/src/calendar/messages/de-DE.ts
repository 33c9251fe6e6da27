import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'calendar.title': 'Kalender',
  'calendar.lead': 'Paare sehen eine Änderung innerhalb einer Sekunde, in der Suche und auf Ihrem Profil.',
  'calendar.earlier': 'Früher',
  'calendar.later': 'Später',
  'calendar.state.busy': 'Vergeben',
  'calendar.state.held': 'Reserviert',
  'calendar.state.free': 'Frei',
  'calendar.state.closed': 'Geschlossen',
  'calendar.legend.asking': 'Anfragende Paare',
  'calendar.loading': 'Ihr Kalender wird geladen',
  'calendar.unavailable': 'Ihr Kalender macht gerade Pause',
  'calendar.unavailable.text': 'Er wurde gerade nicht geladen. Kein Tag hat sich geändert.',
  'calendar.closed': 'Nach Ihren Regeln geschlossen: {days}. Einzeln eintragen müssen Sie diese Tage nicht.',
  'calendar.month.count': '{held, plural, =0 {{busy} vergeben} other {{busy} vergeben, {held} reserviert}}',
  'calendar.day.busy':
    '{day}, vergeben{asking, plural, =0 {} one {, ein Paar fragt danach} other {, # Paare fragen danach}}',
  'calendar.day.held':
    '{day}, reserviert{asking, plural, =0 {} one {, ein Paar fragt danach} other {, # Paare fragen danach}}',
  'calendar.day.free':
    '{day}, frei{asking, plural, =0 {} one {, ein Paar fragt danach} other {, # Paare fragen danach}}',
  'calendar.day.closed':
    '{day}, nach Ihren Regeln geschlossen{asking, plural, =0 {} one {, ein Paar fragt} other {, # Paare fragen}}',
  'calendar.day.closed-by-rules':
    'Ihre Regeln schließen diesen Tag, Sie müssen ihn nicht eintragen. Für eine Ausnahme wählen Sie „Frei“.',
  'calendar.rules': 'Regeln für geschlossene Tage',
  'calendar.day.close': 'Tag schließen',
  'calendar.day.state': 'Was der Tag ist',
  'calendar.day.until': 'Reserviert bis (optional)',
  'calendar.day.until.help': 'Danach ist er von selbst wieder frei.',
  'calendar.day.through': 'Bis einschließlich',
  'calendar.day.through.help': 'Für mehrere Tage auf einmal.',
  'calendar.day.fault':
    'Eine Reservierung endet zwischen heute und dem Tag selbst; der letzte Tag liegt nicht vor dem ersten.',
  'calendar.day.save': 'Speichern',
  'calendar.day.from': 'Aus {names}',
  'calendar.day.others':
    '{count, plural, one {Noch ein Paar fragt} other {Noch # Paare fragen}} nach diesem Tag. Sie sehen „für ein anderes Paar reserviert“ und keine Namen.',
  'calendar.asking.held': 'Sie halten ihn für sie frei',
  'calendar.asking.since': 'Angefragt am {day}',
  'calendar.asking.open': 'Öffnen',
  'calendar.asking.open-with': 'Unterhaltung mit {name} öffnen',
  'calendar.bring': 'Den eigenen Kalender übernehmen',
  'calendar.bring.lead':
    'Dateien aus jedem Kalender (.ics), auch mehrere nebeneinander. Ein Tag bleibt vergeben, bis alle ihn freigeben.',
  'calendar.bring.jump': '.ics übernehmen',
  'calendar.bring.choose': 'Datei wählen',
  'calendar.bring.reading': '{name} wird gelesen …',
  'calendar.bring.entries': '{count, plural, one {ein Eintrag} other {# Einträge}}',
  'calendar.bring.taken':
    '{count, plural, =0 {Kein weiterer Tag wird vergeben} one {Ein Tag wird vergeben} other {# Tage werden vergeben}}',
  'calendar.bring.here': '{count, plural, one {Einer ist schon vergeben} other {# sind schon vergeben}}',
  'calendar.bring.held':
    '{count, plural, one {Einer fällt auf eine Reservierung} other {# fallen auf eine Reservierung}}: {days}. Ihre Reservierungen bleiben.',
  'calendar.bring.gone':
    '{count, plural, one {Ein Tag steht nicht mehr darin und wird frei} other {# Tage stehen nicht mehr darin und werden frei}}',
  'calendar.bring.short':
    '{count, plural, one {Auch den Tag mit weniger als vier Stunden} other {Auch die # Tage mit weniger als vier Stunden}}',
  'calendar.bring.take': '{count, plural, =0 {Übernehmen} one {Einen Tag hinzufügen} other {# Tage hinzufügen}}',
  'calendar.bring.forget': 'Verwerfen',
  'calendar.bring.private': 'Wie Einträge heißen, bleibt bei Ihnen. Paare sehen nur, dass ein Tag vergeben ist.',
  'calendar.bring.read': '{count, plural, one {Ein Eintrag} other {# Einträge}}, gelesen am {day}',
  'calendar.bring.again': 'Neu lesen',
  'calendar.bring.again-of': '{name} neu lesen',
  'calendar.bring.out': '{name} entfernen',
  'calendar.fault.too-large':
    '{name} ist größer als 2 MB. Exportieren Sie einen kürzeren Zeitraum, etwa die nächsten zwei Jahre.',
  'calendar.fault.unreadable':
    '{name} ist keine Kalenderdatei, die wir lesen können. Exportieren Sie sie als .ics und wählen Sie diese Datei.',
  'calendar.fault.too-many': '{name} hat mehr Einträge oder Wiederholungen, als wir lesen. Nichts wurde geändert.',
  'calendar.fault.too-complex': '{name} zu lesen dauert zu lange. Nichts wurde geändert.',
  'calendar.fault.type': '{name} konnte nicht als Kalenderdatei gesendet werden.',
  'calendar.fault.connection':
    '{name} konnte ohne Verbindung nicht gelesen werden. Wählen Sie die Datei noch einmal, wenn Sie online sind.',
  'calendar.fault.server': '{name} konnte gerade nicht gelesen werden. Bitte versuchen Sie es gleich noch einmal.',
  'calendar.feed': 'Ihre Tage in Ihrem Kalender',
  'calendar.feed.lead':
    'Vergebene und reservierte Tage als Abo für den Kalender, den Sie schon nutzen. Was Sie übernommen haben, fehlt darin: Es steht schon dort.',
  'calendar.feed.link': 'Geheime Adresse',
  'calendar.feed.once': 'Wer sie hat, kann Ihre Tage lesen. Sie wird nur jetzt gezeigt.',
  'calendar.feed.copy': 'Kopieren',
  'calendar.feed.copied': 'Die Adresse ist kopiert',
  'calendar.feed.not-copied':
    'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie die Adresse und kopieren Sie sie selbst.',
  'calendar.feed.since': 'Sie haben seit dem {day} eine Adresse.',
  'calendar.feed.make': 'Adresse erstellen',
  'calendar.feed.anew': 'Neue Adresse erstellen',
  'calendar.feed.end': 'Adresse beenden',
  'calendar.feed.failed': 'Das hat gerade nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  'calendar.notice.busy': '{count, plural, one {Der Tag ist vergeben} other {# Tage sind vergeben}}',
  'calendar.notice.held': '{count, plural, one {Der Tag ist reserviert} other {# Tage sind reserviert}}',
  'calendar.notice.free': '{count, plural, one {Der Tag ist frei} other {# Tage sind frei}}',
  'calendar.notice.closed':
    '{count, plural, one {Für den Tag gelten wieder Ihre Regeln} other {Für # Tage gelten wieder Ihre Regeln}}',
  'calendar.notice.brought':
    '{count, plural, =0 {Der Kalender ist übernommen} one {Ein Tag mehr ist vergeben} other {# Tage mehr sind vergeben}}',
  'calendar.notice.out': 'Der Kalender ist entfernt, mit den Tagen, die nur er vergeben hatte',
  'calendar.refused': 'Das konnte gerade nicht gespeichert werden.',
};
