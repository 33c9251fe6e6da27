import { createApp } from '@posy/remote-kit';
import { catalogues } from './messages';
import { AppRoutes } from './routes';

const app = createApp({ Routes: AppRoutes, messages: catalogues });

export const { bootstrap, mount, unmount } = app;
