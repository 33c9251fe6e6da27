import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'shell.onboarding.tab': 'Die ersten Angaben für euren Plan',
  'shell.onboarding.progress': 'Schritt {at} von {of}',
  'shell.onboarding.back': 'Zurück',
  'shell.onboarding.skip': 'Überspringen',
  'shell.onboarding.next': 'Weiter',
  'shell.onboarding.finish': 'Fertig',
  'shell.onboarding.later': 'Später fertig machen',
  'shell.onboarding.when.title': 'Wann möchtet ihr heiraten?',
  'shell.onboarding.when.lead':
    'So genau, wie ihr es schon wisst. Eine Jahreszeit genügt für den Anfang, und ändern könnt ihr es jederzeit.',
  'shell.onboarding.when.saved': 'Also am {date}.',
  'shell.onboarding.when.chosen': 'Also: {when}.',
  'shell.onboarding.when.refused':
    'Das Datum wurde nicht gespeichert. Bitte versucht es noch einmal; eure Auswahl ist noch da.',
  'shell.onboarding.when.offline':
    'Ihr seid offline. Das Datum bleibt hier und wird gespeichert, sobald ihr zurück seid.',
  'shell.onboarding.names.title': 'Wer heiratet?',
  'shell.onboarding.names.lead':
    'Vornamen genügen. Damit begrüßen wir euch beide, und auf eurer Website stehen sie auch, wenn ihr eine macht.',
  'shell.onboarding.where.title': 'Wo möchtet ihr heiraten?',
  'shell.onboarding.where.lead': 'Eine Stadt oder ein Landkreis: Rundherum suchen wir Dienstleister.',
  'shell.onboarding.guests.title': 'Wie viele Gäste ungefähr?',
  'shell.onboarding.guests.lead': 'Geschätzt genügt, und ändern könnt ihr es jederzeit.',
  'shell.onboarding.budget.title': 'Wie viel möchtet ihr ausgeben?',
  'shell.onboarding.budget.lead': 'Das sehen nur die Menschen, mit denen ihr plant. Es darf leer bleiben.',
  'shell.onboarding.venue.title': 'Habt ihr schon eine Location gebucht?',
  'shell.onboarding.venue.lead': 'Die letzte Frage. Vieles andere hängt daran.',
  'shell.onboarding.venue.yes': 'Ja, sie ist gebucht',
  'shell.onboarding.venue.yesNote': 'Damit ist das Größte geschafft.',
  'shell.onboarding.venue.no': 'Noch nicht',
  'shell.onboarding.venue.noNote': 'Keine Eile. Sie steht auf eurer Liste.',
  'shell.onboarding.venue.which': 'Welche?',
  'shell.onboarding.venue.own': 'Jeder Name geht, auch wenn wir den Ort nicht kennen.',
  'shell.onboarding.venue.found': '{count, plural, one {# Location} other {# Locations}}',
};
