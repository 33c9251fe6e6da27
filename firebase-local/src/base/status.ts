/** The canonical status names, with their gRPC code and HTTP status. */
export const statusCodes = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

export type StatusName = keyof typeof statusCodes;

/** A failure that is reported to the caller, in Firestore's own terms. */
export class StatusError extends Error {
  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message);
    this.name = 'StatusError';
  }

  get grpcCode(): number {
    return statusCodes[this.status].grpc;
  }

  get httpCode(): number {
    return statusCodes[this.status].http;
  }
}

export const invalid = (message: string): StatusError => new StatusError('INVALID_ARGUMENT', message);
export const unsupported = (what: string): StatusError =>
  new StatusError('UNIMPLEMENTED', `${what} is not supported by firebase-local.`);
export const denied = (): StatusError => new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');

/** Returns the form of a failure that a caller may see: bugs and storage faults keep their details for the log. */
export const toStatusError = (error: unknown): StatusError => {
  if (error instanceof StatusError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_FULL'))
    return new StatusError('RESOURCE_EXHAUSTED', 'The disk is full: nothing was written.');
  if (code.startsWith('SQLITE_')) return new StatusError('UNAVAILABLE', 'The database cannot be used at the moment.');
  return new StatusError('INTERNAL', 'Internal error.');
};
