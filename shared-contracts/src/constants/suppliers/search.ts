/** Search of the directory. */
export const searchConstants = {
  /** Kilometres around a place. */
  radiusMax: 500,
  /** Features, or styles, asked for at once. */
  labelsMax: 20,
  /** A multiple of two, three and four columns. */
  pageSizeDefault: 24,
  textLength: 120,
} as const;
