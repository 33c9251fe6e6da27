/** Why a call failed, for one translator per side. */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'refused' | 'invalid-answer' | 'server';

/** A failed call. `code` is the server's machine-readable reason, such as `enquiry-limit-reached`; `status` 0 when none came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
