import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'privacy.title': 'Datenschutz',
  'privacy.lead': 'Es ist eure Hochzeit. Nehmt eine Kopie mit oder löscht alles, wann ihr wollt.',
  'privacy.leadAlone': 'Es sind deine Daten. Nimm eine Kopie mit oder lösch alles, wann du willst.',
  'privacy.export.title': 'Alles exportieren',
  'privacy.export.body':
    'Ein ZIP mit JSON- und CSV-Dateien: dein Konto und alles, was du von der Hochzeit sehen darfst.',
  'privacy.export.start': 'Kopie erstellen',
  'privacy.export.again': 'Neue Kopie erstellen',
  'privacy.export.progress': '{done} von {total} Teilen gepackt.',
  'privacy.export.leave': 'Du kannst die Seite verlassen und später wiederkommen.',
  'privacy.export.ready':
    'Deine Kopie ist fertig: {size}. {hasUntil, select, true {Du kannst sie bis {until} herunterladen.} other {}}',
  'privacy.export.download': 'Herunterladen',
  'privacy.export.failed':
    'Die Kopie wurde nicht fertig. Nichts Gespeichertes ist verloren; bitte versuch es noch einmal.',
  'privacy.wedding.title': 'Die Hochzeit löschen',
  'privacy.wedding.body':
    'Damit verschwindet alles, für alle. Es lässt sich nicht zurückholen, also exportiert vorher eine Kopie. Dein Konto bleibt.',
  'privacy.wedding.part.plan': 'Checkliste und Notizbuch',
  'privacy.wedding.part.guests': 'Gäste, ihre Antworten und die Sitzordnung',
  'privacy.wedding.part.money': 'Budget und Zahlungen',
  'privacy.wedding.part.website': 'Die Website und ihre Adresse',
  'privacy.wedding.part.messages': 'Eure Seite der Gespräche mit Dienstleistern',
  'privacy.wedding.part.people': 'Der Zugang für alle, die mit euch planen',
  'privacy.wedding.confirm': 'Für alle löschen',
  'privacy.wedding.done': 'Die Hochzeit ist gelöscht.',
  'privacy.account.title': 'Dein Konto löschen',
  'privacy.account.body':
    '{kind, select, couple {Dein Zugang, dein Name und eine Hochzeit, in der sonst niemand ist, verschwinden endgültig. Eine Hochzeit, bei der du hilfst, bleibt ihren Leuten.} other {Dein Zugang und dein Name verschwinden endgültig.}}',
  'privacy.account.confirm': 'Mein Konto löschen',
  'privacy.account.toPeople': 'Hochzeit übergeben',
  'privacy.failure.not-allowed': 'Das kann nur, wem die Hochzeit gehört.',
  'privacy.failure.confirmation-wrong': 'Das Getippte passt nicht. Es wurde nichts gelöscht.',
  'privacy.failure.recent-login-required':
    'Wir müssen sicher sein, dass du es bist. Melde dich ab und wieder an, dann geht es. Es wurde nichts gelöscht.',
  'privacy.failure.transfer-ownership-first':
    'In einer Hochzeit, die dir gehört, planen noch andere. Übergib oder lösch sie zuerst. Es wurde nichts gelöscht.',
  'privacy.failure.last-owner':
    'Für einen Anbieter, der nur dir gehört, antworten noch andere. Beende zuerst ihren Zugang, oder bitte uns, jemanden von ihnen zum Inhaber zu machen. Es wurde nichts gelöscht.',
  'privacy.failure.offline': 'Wir erreichen Posy nicht. Prüf die Verbindung und versuch es noch einmal.',
  'privacy.failure.session-ended':
    'Deine Sitzung ist zu Ende. Melde dich noch einmal an; deine Angaben bleiben erhalten.',
  'privacy.failure.not-a-member': 'Du gehörst nicht mehr zu dieser Hochzeit, oder sie wurde gelöscht.',
  'privacy.failure.timeout': 'Posy hat zu lange gebraucht. Versuch es bitte noch einmal.',
  'privacy.failure.unknown': 'Das hat nicht geklappt, und es liegt nicht an dir. Bitte versuch es noch einmal.',
};
