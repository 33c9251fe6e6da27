import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'policy.title': 'Unsere Regeln für Bewertungen',
  'policy.lead':
    'Für gute und für schlechte Bewertungen gelten dieselben Regeln. Jede hat eine Nummer, und wessen Bewertung nicht erscheint, erfährt, welche es war.',
  'policy.way': 'Wie eine Bewertung hierherkommt',
  'policy.way.asked':
    '<b>Alle werden gefragt.</b> Nach der Hochzeit schreiben wir jedem Paar zu jedem Anbieter, den es gebucht hat. Kein Anbieter kann aussuchen, wer gefragt wird.',
  'policy.way.known':
    '<b>Wir wissen, wer schreibt.</b> „Über Posy gebucht“ steht nur da, wo das Paar hier gebucht und geschrieben hat. Alle anderen bestätigen zuerst eine Adresse.',
  'policy.way.read':
    '<b>Ein Mensch liest sie.</b> Automatische Prüfungen weisen nur auf Wörter und auf ähnliche Bewertungen hin. Sie entscheiden nie.',
  'policy.way.as':
    '<b>Sie bleibt, wie sie geschrieben wurde.</b> Wir ändern nie eine Bewertung. Das Paar kann sie {days} Tage lang ändern und jederzeit zurücknehmen.',
  'policy.way.supplier':
    '<b>Der Anbieter kann antworten</b> und eine Bewertung einmal bestreiten, wenn sie eine Regel verletzt. Kaufen, verschieben oder entfernen kann er keine.',
  'policy.way.reported':
    '<b>Alle dürfen eine melden.</b> Verletzt sie eine Regel, sieht sie niemand, bis die Moderation sie noch einmal gelesen hat.',
  'policy.rules': 'Die Regeln',
  'policy.figures': 'Was abgelehnt wurde, und warum',
  'policy.figures.lead': 'Gezählt seit {year}. Was nicht erscheint, zählt bei niemandes Sternen mit.',
  'policy.figures.none': 'Noch ist nichts entschieden. Die Tabelle beginnt mit der ersten Entscheidung.',
  'policy.figures.year': '{year, number, ::group-off}: {published, number} veröffentlicht, {refused, number} abgelehnt',
  'policy.figures.why': 'Grund',
  'policy.figures.good': '4 und 5 Sterne',
  'policy.figures.others': '1 bis 3 Sterne',
  'policy.figures.published': 'Veröffentlicht',
  'policy.figures.refused': 'Abgelehnt',
};
