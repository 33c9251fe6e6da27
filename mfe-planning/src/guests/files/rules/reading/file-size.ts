import { fileLimits } from './file-limits';

/** Returns true when a file of this size must be rejected before it is read. Bytes. */
export const isTooLarge = (size: number): boolean => size > fileLimits.bytes;
