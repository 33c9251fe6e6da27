/** Lengths of calls' inputs that no document has, in characters. */
export const callLengths = {
  /** A captcha's solution, the token of a device. */
  token: 4096,
  pageToken: 200,
  /** A feature, a style, what an event of the analytics is about. */
  label: 80,
  /** Texts of a tracked event. */
  property: 500,
  version: 20,
  link: 2000,
  /** Text typed to confirm a permanent deletion. */
  confirmation: 500,
  /** The cause of a failure, in a word or two. */
  reason: 120,
} as const;

/** Characters of a fault's report. Source: D-error-report-02. */
export const faultLengths = { name: 80, message: 2000, stack: 8000, path: 500 } as const;
