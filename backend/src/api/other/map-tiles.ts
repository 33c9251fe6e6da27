import { type Handler } from '../handler';

/** The tiles of maps; null where this installation has none. */
export const mapTiles: Handler<'mapTiles'> = (context) => ({ tiles: context.mapTiles });
