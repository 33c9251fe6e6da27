/** The kind of a call's failure, for one translator per side. */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'refused' | 'invalid-answer' | 'server';

/**
 * A failed call. `code` is the server's machine-readable reason, such as `enquiry-limit-reached`; `status` 0 when none came.
 *
 * @example
 * if (error instanceof ApiError && error.code === 'enquiry-limit-reached') return 'limit';
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Host and remotes bundle this module each for themselves: an error of another copy's class is one too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }
  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
