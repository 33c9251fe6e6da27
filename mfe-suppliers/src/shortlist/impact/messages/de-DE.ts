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
};
