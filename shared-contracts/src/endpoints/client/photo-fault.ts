import { ApiError } from '#errors';

/** The reason for which a file did not become a photo; each has its sentence where photos are uploaded. */
export type PhotoFault =
  | 'too-large'
  | 'type'
  | 'unreadable'
  | 'quota'
  | 'offline'
  | 'signed-out'
  | 'not-allowed'
  | 'failed';

const faultOfCode: Readonly<Record<string, PhotoFault>> = {
  'photo-too-large': 'too-large',
  'photo-too-many-pixels': 'too-large',
  'photo-type': 'type',
  'photo-unreadable': 'unreadable',
  'photo-quota': 'quota',
  'invalid-token': 'signed-out',
  'sign-in-required': 'signed-out',
  'not-allowed': 'not-allowed',
  'not-a-member': 'not-allowed',
};

/** Returns the reason why `uploadPhoto` was refused, from the error that it rejected with. */
export const photoFaultOf = (error: unknown): PhotoFault => {
  if (!(error instanceof ApiError)) return 'failed';
  return error.kind === 'offline' || error.kind === 'timeout' ? 'offline' : (faultOfCode[error.code] ?? 'failed');
};
