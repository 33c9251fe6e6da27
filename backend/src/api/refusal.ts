/** A call that is answered with an error the caller can act on. `code` is machine-readable, `message` plain English. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
