import { countInPlan } from './count-in-plan';
import { countView } from './count-view';
import { ownFigures } from './own-figures';

/** The calls about suppliers' figures. */
export const figureHandlers = { countView, countInPlan, ownFigures };
