import { createApp } from '@posy/remote-kit';
import { catalogues } from './messages';
import { screens } from './public-routes';
import { AppRoutes } from './routes';

const app = createApp({ Routes: AppRoutes, messages: catalogues, screens });

export const { bootstrap, mount, unmount } = app;
