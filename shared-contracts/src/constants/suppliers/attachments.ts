/** Files of messages. */
export const attachmentConstants = {
  maxBytes: 10 * 1024 * 1024,
  /** Stored types of a file. Pictures are re-encoded; for the file dialog see `photoConstants.types`. */
  types: ['application/pdf', 'image/webp'],
  /** Characters of a name, its ending included. */
  nameLength: 200,
  typeLength: 100,
  /** Files that one account has uploaded and not sent yet. */
  mostUnsent: 20,
  /** Most stored files of an account, by side: suppliers send their prices to everybody who asks, for years. */
  mostPerAccount: { couple: 1000, supplier: 20_000 },
  /** Milliseconds for which a link opens a file. */
  linkLifetimeMs: 5 * 60_000,
  /** A file that is not sent within this time is deleted. */
  unsentLifetimeMs: 86_400_000,
} as const;
