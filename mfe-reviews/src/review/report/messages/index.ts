import type { CatalogueLoaders } from '@posy/remote-kit';

/** The catalogues of reporting a review, each loaded when it is read. */
export const catalogues: CatalogueLoaders = {
  'en-GB': () => import('./en-GB').then(({ messages }) => messages),
  'en-US': () => import('./en-US').then(({ messages }) => messages),
  'de-DE': () => import('./de-DE').then(({ messages }) => messages),
  'fr-FR': () => import('./fr-FR').then(({ messages }) => messages),
};
