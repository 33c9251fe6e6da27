/** Scrapbook notes; in characters where nothing else is said. */
export const noteConstants = {
  titleLength: 200,
  bodyLength: 10_000,
  tagLength: 40,
  mostTags: 10,
  mostPhotos: 20,
  /** Length of the label of a note's link. */
  linkLabelLength: 200,
} as const;
