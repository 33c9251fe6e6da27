import type { CatalogueLoaders } from '@posy/remote-kit';

/** Icons of Phosphor (MIT), regular weight, that the design system does not offer. */
export const catalogues: CatalogueLoaders = {
  'en-GB': () => import('./en-GB').then((module) => module.messages),
  'en-US': () => import('./en-US').then((module) => module.messages),
  'de-DE': () => import('./de-DE').then((module) => module.messages),
  'fr-FR': () => import('./fr-FR').then((module) => module.messages),
};
