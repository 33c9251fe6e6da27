import { barn } from './barn';
import { castle } from './castle';
import { chapel } from './chapel';
import { glasshouse } from './glasshouse';
import { manor } from './manor';
import { orangery } from './orangery';

/** Buildings that venues of several kinds share, standing on y 230. */
export const buildings = { manor, orangery, barn, castle, glasshouse, chapel };
