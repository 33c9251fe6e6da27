/** A refusal in Identity Toolkit's own terms: `message` is the error name the SDKs know, such as `EMAIL_EXISTS`. */
export class AuthError extends Error {
  override name = 'AuthError';

  constructor(
    message: string,
    readonly status = 400,
    /** Further members of the answer's body, such as the address of a conflicting account. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'INVALID_ARGUMENT',
  413: 'INVALID_ARGUMENT',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** The body of a refusal, as the Google APIs shape it. */
export const errorBody = (error: AuthError): Record<string, unknown> => ({
  ...error.details,
  error: {
    code: error.status,
    message: error.message,
    status: statusNames[error.status] ?? 'UNKNOWN',
    errors: [{ message: error.message, reason: 'invalid', domain: 'global' }],
  },
});
