/** Files of messages. */
export const attachmentConstants = {
  maxBytes: 10 * 1024 * 1024,
  /** What a file is kept as. Pictures are re-encoded; for the file dialog see `photoConstants.types`. */
  types: ['application/pdf', 'image/webp'],
  /** Characters of a name, its ending included. */
  nameLength: 200,
  /** Files that one account has uploaded and not sent yet, and all that it has. */
  mostUnsent: 20,
  mostPerAccount: 1000,
  /** How long a link opens a file. */
  linkLifetimeMs: 5 * 60_000,
  /** What was not sent by then is deleted. */
  unsentLifetimeMs: 86_400_000,
} as const;
