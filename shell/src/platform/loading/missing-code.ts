/** Returns true when an error is a failed load of code: a file of a remote or of the shell, or its texts. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || error.name === 'RemoteLoadError' || isMissingCode(error.cause));
