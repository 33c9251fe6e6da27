/** Lengths of texts in conversations, and at a supplier's desk. */
export const talkConstants = {
  /** Under which a price holds. */
  priceConditionLength: 200,
  /** Text of a quote's included items. */
  quoteIncludesLength: 500,
  visitPlaceLength: 200,
  reportWordsLength: 1000,
  templateNameLength: 80,
  templateBodyLength: 2000,
  labelNameLength: 30,
  awayLength: 500,
} as const;

/** The reason for which a conversation ended. */
export const closingReasons = [
  'booked-elsewhere',
  'not-available',
  'not-needed',
  'blocked',
  /** The couple deleted their wedding. */
  'wedding-deleted',
] as const;
export type ClosingReason = (typeof closingReasons)[number];
