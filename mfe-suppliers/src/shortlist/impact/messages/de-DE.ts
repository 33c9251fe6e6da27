import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'impact.date':
    '{count, plural, one {Ein gebuchter Dienstleister: fragt noch einmal nach} other {# gebuchte Dienstleister: fragt noch einmal nach}}',
  'impact.country':
    '{count, plural, one {Ein Dienstleister ist dort gebucht, wo ihr wart} other {# Dienstleister sind dort gebucht, wo ihr wart}}',
  'impact.taken': '{name} gibt an, an dem Tag vergeben zu sein.',
  'impact.place':
    '{count, plural, one {Ein gebuchter Dienstleister: fragt, ob er nach {place} kommt} other {# gebuchte Dienstleister: fragt, ob sie nach {place} kommen}}',
  'impact.venue': 'Eure Location {name} bleibt, wo sie ist: in {town}.',
  'impact.search': 'Eure Suche nach Dienstleistern beginnt rund um {place}',
  'impact.found.place':
    '{count, plural, one {Ein Eintrag auf eurer Merkliste: seht, wie weit es von {place} ist} other {# auf eurer Merkliste: seht, wie weit sie von {place} sind}}',
  'impact.found.taken':
    '{count, plural, one {Ein Eintrag auf eurer Merkliste ist an dem Tag vergeben} other {# auf eurer Merkliste sind an dem Tag vergeben}}',
  'impact.found.unread':
    '{count, plural, one {Bei einem Eintrag auf eurer Merkliste ließ sich der Tag nicht prüfen} other {Bei # auf eurer Merkliste ließ sich der Tag nicht prüfen}}',
};
