/** Whether something failed because code did not come: a file of a part, or of the shell, or its words. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || error.name === 'RemoteLoadError' || isMissingCode(error.cause));
