import { fileLimits } from './file-limits';

/** Whether a file of so many bytes is refused before it is read. */
export const isTooLarge = (size: number): boolean => size > fileLimits.bytes;
