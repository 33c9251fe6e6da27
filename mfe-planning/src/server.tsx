import { createServerHalf } from '@posy/remote-kit/server';
import { catalogues } from './messages';
import { PublicRoutes, screens } from './public-routes';

/** Renders articles and their list on the server: docs/architecture.md, "A remote's server half". */
export const { draw } = createServerHalf({ app: { Routes: PublicRoutes, messages: catalogues, screens } });
