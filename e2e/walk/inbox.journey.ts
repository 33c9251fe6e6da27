import { inboxScreens } from '#support/screens/inbox';
import { walkThrough } from '#support/screens/walk';

walkThrough('inbox', inboxScreens);
