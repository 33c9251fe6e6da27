import { type CatalogueOptions } from '#catalogue/generate/generate-catalogue';
import { type Drawing, drawingOf, drawShare, type Painter } from './drawing';

const painterOf = (options: CatalogueOptions): Painter => {
  const drawn = drawShare({ options, turn: 0, of: 1 });
  return {
    async next() {
      const { value, done } = await Promise.resolve(drawn.next());
      if (done === true) throw new Error('All of the demo catalogue was read.');
      return value;
    },
    stop: () => Promise.resolve(),
  };
};

/** Generates in this thread: a few suppliers take less time than a thread's start. */
export const drawHere = (options: CatalogueOptions): Drawing => drawingOf(() => [painterOf(options)]);
