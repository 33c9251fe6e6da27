import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

/** True while the page is visible and focused, live. */
export const watchVisibility = (): Readable<boolean> => {
  const look = (): boolean => document.visibilityState === 'visible' && document.hasFocus();
  const visible = createReadableValue(look());
  for (const name of ['visibilitychange', 'focus', 'blur'])
    (name === 'visibilitychange' ? document : window).addEventListener(name, () => visible.set(look()));
  return visible;
};
