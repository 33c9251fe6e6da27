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
  'policy.rules': 'Die Regeln',
  'policy.rule': 'Regel {rule}: {title}',
  'policy.rule.none': 'Ohne genannte Regel',
  'policy.rule.1.title': 'Ihr wart dabei',
  'policy.rule.1.body': 'Schreibt über eure eigene Hochzeit oder eine, zu der ihr eingeladen wart.',
  'policy.rule.2.title': 'Eine Hochzeit, eine Bewertung',
  'policy.rule.2.body': 'Eine zu jedem Anbieter, in eigenen Worten; nicht abgeschrieben, bezahlt oder abgesprochen.',
  'policy.rule.3.title': 'Keine Privatpersonen',
  'policy.rule.3.body': 'Nennt das Unternehmen. Lasst volle Namen, Adressen und Telefonnummern weg.',
  'policy.rule.4.title': 'Keine Beleidigungen',
  'policy.rule.4.body': 'Sagt, dass ihr verärgert wart, und warum. Ohne Beleidigung, Drohung oder Verachtung.',
  'policy.rule.5.title': 'Sagt, was geschah',
  'policy.rule.5.body':
    'Erzählt, was ihr gesehen habt, statt es ein Verbrechen zu nennen: Darüber urteilt ein Gericht.',
  'policy.rule.6.title': 'Keine Werbung',
  'policy.rule.6.body': 'Keine Links und kein Lob für ein anderes Unternehmen.',
  'policy.rule.7.title': 'Über diesen Anbieter',
  'policy.rule.7.body': 'Schreibt, was er für euch getan hat: nicht über andere und nicht über Posy.',
  'policy.rule.8.title': 'Eigene Bilder',
  'policy.rule.8.body': 'Nur Bilder, die ihr zeigen dürft und mit denen die Abgebildeten einverstanden wären.',
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
