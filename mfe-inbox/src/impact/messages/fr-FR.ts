import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'inbox.impact.date':
    '{count, plural, one {Un prestataire a été contacté pour l’ancienne date : prévenez-le} other {# prestataires ont été contactés pour l’ancienne date : prévenez-les}}',
  'inbox.impact.place':
    '{count, plural, one {Un prestataire a été contacté pour {place} : prévenez-le} other {# prestataires ont été contactés pour {place} : prévenez-les}}',
};
