import { callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';

/** The reasons why a review was not saved, each with its sentence on the form. Source: S8-review-01, S8-review-02. */
export const saveFailures = [
  'supplier-invalid',
  'exists',
  'own-supplier',
  'wedding-to-come',
  'edit-over',
  'captcha',
  'photos',
  'too-many',
  'invalid',
  'connection',
  'session',
  'refused',
  'server',
] as const;
export type SaveFailure = (typeof saveFailures)[number];

/** The supplier is not there, or has no id: there is nothing to save the review for. Source: S5-review-11. */
export class SupplierInvalidError extends Error {
  override name = 'SupplierInvalidError';
}

const failureOfCode: Readonly<Record<string, SaveFailure>> = {
  'supplier-unknown': 'supplier-invalid',
  'review-exists': 'exists',
  'own-supplier': 'own-supplier',
  'wedding-to-come': 'wedding-to-come',
  'edit-over': 'edit-over',
  'review-unknown': 'edit-over',
  'captcha-failed': 'captcha',
  'captcha-used': 'captcha',
  'review-photos': 'photos',
  'review-invalid': 'invalid',
  'too-many-requests': 'too-many',
};

/** Returns the reason of a failed save. */
export const saveFailureOf = (error: unknown): SaveFailure => {
  if (error instanceof SupplierInvalidError) return 'supplier-invalid';
  return (error instanceof ApiError ? failureOfCode[error.code] : undefined) ?? callFailure(error);
};

/** Returns true when the author has to tick the box anew, because its solution is spent or was wrong. */
export const needsNewTick = (failure: SaveFailure): boolean => failure === 'captcha';
