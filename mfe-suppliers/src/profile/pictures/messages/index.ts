import type { CatalogueLoaders } from '@posy/remote-kit';

/** Texts of a supplier's page of pictures and of the gallery viewer, loaded with them. */
export const catalogues: CatalogueLoaders = {
  'en-GB': () => import('./en-GB').then((module) => module.messages),
  'en-US': () => import('./en-US').then((module) => ({ ...module.messages })),
  'de-DE': () => import('./de-DE').then((module) => module.messages),
  'fr-FR': () => import('./fr-FR').then((module) => module.messages),
};
