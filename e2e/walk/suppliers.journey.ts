import { suppliersScreens } from '#support/screens/suppliers';
import { walkThrough } from '#support/screens/walk';

walkThrough('suppliers', suppliersScreens);
