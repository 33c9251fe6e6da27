import type { Viewport } from '@posy/shared-contracts/mount-props';
import { useHost } from './host-context';
import { useReadable } from './use-readable';

/** The window's size, once resizing has rested. For what CSS cannot decide, such as how much to render. */
export const useViewport = (): Viewport => useReadable(useHost().viewport);
