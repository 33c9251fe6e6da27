import { servedViewport } from '@posy/remote-kit';
import { platformConstants } from '@posy/shared-contracts/constants';
import type { Clock, Readable, Viewport } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

type SizedWindow = Pick<Window, 'innerWidth' | 'innerHeight' | 'addEventListener'>;

const sizeOf = ({ innerWidth, innerHeight }: SizedWindow): Viewport => ({ width: innerWidth, height: innerHeight });

/** The window's size, reported after resizing has stopped. Source: S9-delay-01. */
export const watchViewport = (window: SizedWindow, clock: Pick<Clock, 'after'>): Readable<Viewport> => {
  const viewport = createReadableValue(sizeOf(window), servedViewport);
  let cancel = (): void => undefined;
  window.addEventListener('resize', () => {
    cancel();
    cancel = clock.after(platformConstants.windowResizeDebounceMs, () => viewport.set(sizeOf(window)));
  });
  return viewport;
};
