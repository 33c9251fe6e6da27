import type { CatalogueLoaders } from '@posy/remote-kit';

/** The words of this remote; a page loads those of its language. */
export const catalogues: CatalogueLoaders = {
  'en-GB': () => import('./en-GB').then((module) => module.messages),
  'en-US': () => import('./en-US').then((module) => ({ ...module.messages })),
  'de-DE': () => import('./de-DE').then((module) => module.messages),
  'fr-FR': () => import('./fr-FR').then((module) => module.messages),
};
