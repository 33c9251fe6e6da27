import { shellScreens } from '#support/screens/shell';
import { walkThrough } from '#support/screens/walk';

walkThrough('the shell', shellScreens);
