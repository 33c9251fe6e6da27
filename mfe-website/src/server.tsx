import { createServerHalf } from '@posy/remote-kit/server';
import { catalogues } from './messages';
import { PublicRoutes, screens } from './public-routes';

/**
 * Draws a wedding's website as guests see it on the server, as a document of its own; its editor is nobody's but the
 * couple's.
 */
export const { draw } = createServerHalf({
  app: { Routes: PublicRoutes, messages: catalogues, screens },
  standsAlone: true,
});
