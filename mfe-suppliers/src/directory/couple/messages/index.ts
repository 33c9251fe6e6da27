import type { CatalogueLoaders } from '@posy/remote-kit';

/** What a couple reads at the start of the directory; nobody else loads it. */
export const catalogues: CatalogueLoaders = {
  'en-GB': () => import('./en-GB').then((module) => module.messages),
  'en-US': () => import('./en-US').then((module) => ({ ...module.messages })),
  'de-DE': () => import('./de-DE').then((module) => module.messages),
  'fr-FR': () => import('./fr-FR').then((module) => module.messages),
};
