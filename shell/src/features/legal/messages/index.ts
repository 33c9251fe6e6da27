import type { CatalogueLoaders } from '@posy/remote-kit';

/** The catalogues around the legal pages, each a chunk of its own; the pages' own texts come from the server. */
export const catalogues: CatalogueLoaders = {
  'en-GB': () => import('./en-GB').then((module) => module.messages),
  'en-US': () => import('./en-US').then((module) => module.messages),
  'de-DE': () => import('./de-DE').then((module) => module.messages),
  'fr-FR': () => import('./fr-FR').then((module) => module.messages),
};
