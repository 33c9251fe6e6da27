import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

/** Whether somebody looks at the page, live: also when its window is chosen again. */
export const watchVisibility = (): Readable<boolean> => {
  const look = (): boolean => document.visibilityState === 'visible' && document.hasFocus();
  const visible = createReadableValue(look());
  for (const name of ['visibilitychange', 'focus', 'blur'])
    (name === 'visibilitychange' ? document : window).addEventListener(name, () => visible.set(look()));
  return visible;
};
