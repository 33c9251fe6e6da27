import { ApiError } from '@posy/shared-contracts';
import { attachmentConstants, photoConstants } from '@posy/shared-contracts/constants';
import { callFailure, callFailures } from './call-failure';

/** The reasons why a file is not uploaded. */
export const fileFaults = [...callFailures, 'too-large', 'too-many-pixels', 'type', 'unreadable', 'quota'] as const;
export type FileFault = (typeof fileFaults)[number];

/** Types that the file dialog offers; the server reads the real type from the bytes. */
export const acceptedTypes: readonly string[] = ['application/pdf', ...photoConstants.types];

/**
 * Returns the fault of a file that can be found before it is sent. Some systems give no type: the server checks those.
 */
export const fileFault = ({ size, type }: Pick<File, 'size' | 'type'>): FileFault | null => {
  if (size > attachmentConstants.maxBytes) return 'too-large';
  if (size === 0) return 'unreadable';
  return type !== '' && !acceptedTypes.includes(type) ? 'type' : null;
};

const faultOfCode: Record<string, FileFault> = {
  'attachment-too-large': 'too-large',
  'photo-too-many-pixels': 'too-many-pixels',
  'attachment-type': 'type',
  'attachment-unreadable': 'unreadable',
  'attachment-quota': 'quota',
};

/** Returns the fault for an upload's error. */
export const uploadFault = (error: unknown): FileFault =>
  (error instanceof ApiError ? faultOfCode[error.code] : undefined) ?? callFailure(error);

/** Returns true when the upload of the same file may succeed later. */
export const mayRetry = (fault: FileFault): boolean =>
  fault === 'connection' || fault === 'session' || fault === 'server';

/** The longest name that the server takes, with its ending. */
export const nameOfFile = ({ name }: Pick<File, 'name'>): string =>
  name.slice(-attachmentConstants.nameLength) || 'file';
