import type { Viewport } from '@posy/shared-contracts/mount-props';

/** The window that a server draws for; what differs by its size is decided by styles. */
export const servedViewport: Viewport = { width: 1280, height: 800 };
