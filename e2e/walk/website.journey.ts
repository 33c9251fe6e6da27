import { walkThrough } from '#support/screens/walk';
import { websiteScreens } from '#support/screens/website';

walkThrough('website', websiteScreens);
