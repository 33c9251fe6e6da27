import { createServerHalf, servedWidget } from '@posy/remote-kit/server';
import { IndexSection } from './directory/index-section/index-section';
import { WellLoved } from './directory/index-section/well-loved';
import { catalogues } from './messages';
import { AppRoutes, screens } from './routes';

/**
 * Renders the directory, its lists and profiles on the server, and its section of a market's index:
 * docs/architecture.md, "A remote's server half".
 */
export const { draw } = createServerHalf({
  app: { Routes: AppRoutes, messages: catalogues, screens },
  widgets: {
    './slots/market-index.section': servedWidget('market-index.section', IndexSection, catalogues),
    './slots/market-index.end': servedWidget('market-index.end', WellLoved, catalogues),
  },
});
