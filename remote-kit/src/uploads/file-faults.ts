import { ApiError } from '@posy/shared-contracts';
import { attachmentConstants, photoConstants } from '@posy/shared-contracts/constants';
import { callFailure, callFailures } from './call-failure';

/** Why a file does not go along. */
export const fileFaults = [...callFailures, 'too-large', 'too-many-pixels', 'type', 'unreadable', 'quota'] as const;
export type FileFault = (typeof fileFaults)[number];

/** What the file dialog offers; what a file is, its bytes say. */
export const acceptedTypes: readonly string[] = ['application/pdf', ...photoConstants.types];

/** What can be said of a file before it is sent anywhere. Some systems name no type: those the server looks at. */
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

/** What an upload's error means. */
export const uploadFault = (error: unknown): FileFault =>
  (error instanceof ApiError ? faultOfCode[error.code] : undefined) ?? callFailure(error);

/** Whether the same file may arrive another time. */
export const mayRetry = (fault: FileFault): boolean =>
  fault === 'connection' || fault === 'session' || fault === 'server';

/** The longest name that the server takes, with its ending. */
export const nameOfFile = ({ name }: Pick<File, 'name'>): string =>
  name.slice(-attachmentConstants.nameLength) || 'file';
