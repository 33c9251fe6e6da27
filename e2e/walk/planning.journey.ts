import { planningScreens } from '#support/screens/planning';
import { walkThrough } from '#support/screens/walk';

walkThrough('planning', planningScreens);
