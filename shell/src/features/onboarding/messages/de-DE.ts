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
  'shell.onboarding.venue.yesNote': 'Fünf Aufgaben haken sich von selbst ab.',
  'shell.onboarding.venue.no': 'Noch nicht',
  'shell.onboarding.venue.noNote': 'Keine Eile. Sie steht oben auf eurer Liste.',
  'shell.onboarding.venue.which': 'Welche?',
  'shell.onboarding.venue.own': 'Jeder Name geht, auch wenn wir den Ort nicht kennen.',
  'shell.onboarding.venue.found': '{count, plural, one {# Location} other {# Locations}}',
  'shell.onboarding.venue.around': '{count, plural, one {Eine Location} other {# Locations}} um {place}.',
  'shell.onboarding.stems.title': 'Jede Antwort bringt zwei Stiele.',
  'shell.onboarding.stems.body': '{count, plural, other {# bisher.}} Der Rest wächst, während ihr plant.',
  'shell.onboarding.basis':
    '{where, select, uk {Aus britischen Durchschnitten, nach der Zahl der Gäste.} other {Aus britischen Durchschnitten, nach der Zahl der Gäste, umgerechnet auf das, was Hochzeiten hier kosten ({country}).}}',
  'shell.onboarding.beyond':
    '{end, select, fewer {Sie beginnen bei {count} Gästen: Darunter ist es eine Schätzung.} other {Sie enden bei {count} Gästen: Darüber ist es eine Schätzung.}}',
  'shell.onboarding.guests.ranges': 'Ungefähr',
  'shell.onboarding.guests.few': 'Bis {to}',
  'shell.onboarding.guests.some': '{from} bis {to}',
  'shell.onboarding.guests.many': '{from} bis {to}',
  'shell.onboarding.guests.most': 'Über {less}',
  'shell.onboarding.guests.about': 'etwa {amount}',
  'shell.onboarding.guests.exactly': 'Oder genau',
  'shell.onboarding.guests.fewer': 'Ein Gast weniger',
  'shell.onboarding.guests.more': 'Ein Gast mehr',
  'shell.onboarding.guests.tip': '{count, plural, one {Ein Gast kostet} other {# Gäste kosten}} meist {amount}.',
  'shell.onboarding.guests.each':
    'Jeder Gast mehr oder weniger macht etwa {each} aus, das meiste für Location und Essen. Wer nur zum Tanzen kommt, zählt hier noch nicht.',
  'shell.onboarding.budget.unsure': 'Noch unsicher? Fangt damit an und ändert es, wann ihr wollt.',
  'shell.onboarding.budget.begin': 'Mit {amount} anfangen',
  'shell.onboarding.budget.yours': 'Bei euch sind es etwa {each} pro Gast, bei {count}.',
  'shell.onboarding.budget.fall': 'So könnten sich {amount} verteilen',
  'shell.onboarding.budget.fallBody': 'Eine erste Aufteilung, wie sie üblich ist. Jeden Teil könnt ihr später ändern.',
  'shell.onboarding.part.venue': 'Location',
  'shell.onboarding.part.catering': 'Essen und Trinken',
  'shell.onboarding.part.photographs': 'Fotos und Video',
  'shell.onboarding.part.clothes': 'Kleid und Anzüge',
  'shell.onboarding.part.flowers': 'Blumen',
  'shell.onboarding.part.decoration': 'Dekoration',
  'shell.onboarding.part.music': 'Musik',
  'shell.onboarding.part.rest': 'Alles andere',
  'shell.onboarding.part.reserve': 'Für alle Fälle',
  'shell.onboarding.when.tip': 'Samstage im Juni sind zuerst weg. Im Januar kostet es rund 30 % weniger.',
  'shell.onboarding.when.tipAny':
    'Freitage, Sonntage und die Monate außerhalb des Sommers bringen oft mehr Auswahl und mildere Preise.',
  'shell.onboarding.when.tip.saturday':
    'Samstage von Mai bis September sind zuerst weg: Beginnt mit der Location. Ein Freitag oder Sonntag schont oft das Budget.',
  'shell.onboarding.when.tip.inSeason':
    'Von Mai bis September bringen andere Tage als der Samstag oft mehr Auswahl und mildere Preise.',
  'shell.onboarding.when.tip.outOfSeason':
    'Von Oktober bis April gibt es oft mehr Auswahl, und die Preise sind milder als im Sommer.',
  'shell.onboarding.names.tip':
    'Sobald ihr hier fertig seid, kannst du deine bessere Hälfte einladen: ein Plan, und jeder sieht sofort, was der andere getan hat.',
  'shell.onboarding.where.venues': '{count, plural, one {Eine Location} other {# Locations}} rund um {place}.',
  'shell.onboarding.where.from': 'Die Miete beginnt bei {amount}. Alle seht ihr, sobald ihr hier fertig seid.',
  'shell.onboarding.where.radius': 'Wie weit ihr um {place} herum sucht',
  'shell.onboarding.where.within':
    '{count, plural, =0 {Keine Location} one {Eine Location} other {# Locations}} im Umkreis von {distance} um {place}.',
  'shell.onboarding.where.other':
    '{count, plural, =0 {Im Umkreis von {distance} gibt es keine.} one {Im Umkreis von {distance} gibt es eine.} other {Im Umkreis von {distance} gibt es #.}}',
  'shell.onboarding.where.nearBody':
    'Eine Blume ist so groß wie die Zahl der Locations dort und so weit draußen, wie es von {place} aus ist.',
  'shell.onboarding.where.around': 'Locations rund um {place}',
  'shell.onboarding.where.aroundBody': 'Eine Blume ist so groß wie die Zahl der Locations dort.',
  'shell.onboarding.guests.room':
    '{of, plural, one {Die eine Location um {place} hat {count, plural, =0 {keinen Platz} other {Platz}}} other {{count, plural, =0 {Keine von {of, number} Locations um {place} hat} one {Eine von {of, number} Locations um {place} hat} other {# von {of, number} Locations um {place} haben}} Platz}} für {guests, number}.',
  'shell.onboarding.budget.beside': 'Neben Hochzeiten eurer Größe',
  'shell.onboarding.budget.keyUsual': 'Meist etwa so viel',
  'shell.onboarding.budget.keyYours': 'Euer Budget',
  'shell.onboarding.budget.under': 'Üblich sind {usual}. Ihr liegt {by} darunter.',
  'shell.onboarding.budget.over': 'Üblich sind {usual}. Ihr liegt {by} darüber.',
  'shell.onboarding.budget.within': 'Üblich sind {usual}. Ihr liegt nahe daran.',
  'shell.onboarding.where.tip':
    'Die Gegend genügt. Sie entscheidet, welche Dienstleister ihr zuerst seht und welche Ämterwege auf eurer Liste stehen.',
};
