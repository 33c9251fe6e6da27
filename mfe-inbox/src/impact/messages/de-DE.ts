import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'inbox.impact.date':
    '{count, plural, one {Ein Dienstleister ist für den bisherigen Tag angefragt: Sagt Bescheid} other {# Dienstleister sind für den bisherigen Tag angefragt: Sagt ihnen Bescheid}}',
  'inbox.impact.place':
    '{count, plural, one {Ein Dienstleister ist für {place} angefragt: Sagt Bescheid} other {# Dienstleister sind für {place} angefragt: Sagt ihnen Bescheid}}',
};
