import { afterLoad } from '../adapters/screen/after-load';
import type { LaterOptions } from './later';

/** Starts deferred work once the page has loaded and is idle. The page works without it; the next page tries again. */
export const startWhenQuiet = (options: LaterOptions): void =>
  afterLoad(() => {
    import('./later').then(
      ({ startLater }) => startLater(options),
      (error: unknown) => options.report('later', error),
    );
  });
