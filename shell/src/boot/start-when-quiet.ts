import { afterLoad } from '../adapters/screen/after-load';
import type { LaterOptions } from './later';

/** Starts what can wait once the page has loaded and is quiet. The page works without it; the next one tries again. */
export const startWhenQuiet = (options: LaterOptions): void =>
  afterLoad(() => {
    import('./later').then(
      ({ startLater }) => startLater(options),
      (error: unknown) => options.report('later', error),
    );
  });
