import { bouquet, type PosyOptions } from './botany/bouquet';
import { whole } from './frames';

/** Room on all sides for the longest stems of any seed: a card that shows the whole drawing cuts no flower. */
const BOUQUET = { x: -26, y: 32, w: 452, h: 316 };

/** Returns an SVG string of a bouquet. Stems added since `before` have `data-stem="new"`. */
export const posy = (options: PosyOptions): string => whole(BOUQUET, bouquet(options), options.label);
