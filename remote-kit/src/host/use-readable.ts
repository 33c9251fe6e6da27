import type { Readable } from '@posy/shared-contracts/mount-props';
import { useSyncExternalStore } from 'react';

/**
 * The current value of a readable; renders again when it changes.
 *
 * @example
 * const isOnline = useReadable(useHost().online);
 */
export const useReadable = <T>(readable: Readable<T>): T =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.served ?? readable.get);
