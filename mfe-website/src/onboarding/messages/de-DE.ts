import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'onboarding.title': 'Eure Website einrichten',
  'onboarding.progress': 'Schritt {at, number} von {of, number}',
  'onboarding.later': 'Später weitermachen',
  'onboarding.back': 'Zurück',
  'onboarding.next': 'Weiter',
  'onboarding.names.title': 'Wer heiratet?',
  'onboarding.names.lead': 'Eure Namen stehen oben auf der Seite, in dieser Reihenfolge.',
  'onboarding.day.title': 'Wann und wo?',
  'onboarding.day.lead': 'Eure Website sagt es wie euer Plan und folgt ihm, wenn er sich ändert.',
  'onboarding.look.title': 'Wie soll sie aussehen?',
  'onboarding.look.lead': 'Ihr könnt es euch jederzeit anders überlegen. Eure Worte bleiben, wie sie sind.',
  'onboarding.welcome.title': 'Wie begrüßt ihr eure Gäste?',
  'onboarding.welcome.lead': 'Ein, zwei Zeilen genügen. Ihr könnt es auch erst einmal leer lassen.',
  'onboarding.publish.title': 'Wo finden Gäste sie?',
  'onboarding.publish.lead':
    'Das ist der letzte Teil eurer Adresse. Suchmaschinen zeigen sie nicht, und ihr könnt später umziehen: Alte Links führen weiter.',
  'onboarding.facts.none': 'Noch ist nichts festgelegt. Bis dahin kommt eure Website ohne aus.',
  'onboarding.facts.change': 'In den Einstellungen ändern',
};
