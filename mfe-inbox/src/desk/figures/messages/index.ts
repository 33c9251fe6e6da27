import type { CatalogueLoaders } from '@posy/remote-kit';

/** The inbox's catalogues, each loaded on demand. */
export const catalogues: CatalogueLoaders = {
  'en-GB': () => import('./en-GB').then(({ messages }) => messages),
  'en-US': () => import('./en-US').then(({ messages }) => messages),
  'de-DE': () => import('./de-DE').then(({ messages }) => messages),
  'fr-FR': () => import('./fr-FR').then(({ messages }) => messages),
};
