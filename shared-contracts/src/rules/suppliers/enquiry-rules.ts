/** Limits of an enquiry. Source: D-enquiry-limit, D-enquiry-message. */
export const enquiryLimits = {
  /** Open enquiries per category and wedding. */
  openPerCategory: 10,
  minimumCharacters: 20,
  maximumCharacters: 2000,
  /** Characters as received, before the surrounding spaces are removed. */
  asSentCharacters: 4000,
  maximumLinks: 3,
} as const;

/** A reason for which a message may not be sent. */
export type EnquiryMessageFault = 'too-short' | 'too-long' | 'too-many-links';

/** Checks a message as it would be sent, trimmed; null when it may be sent. */
export const checkEnquiryMessage = (message: string): EnquiryMessageFault | null => {
  const text = message.trim();
  if (text.length < enquiryLimits.minimumCharacters) return 'too-short';
  if (text.length > enquiryLimits.maximumCharacters) return 'too-long';
  const links = text.match(/(?:https?:\/\/|www\.)\S+/gi) ?? [];
  return links.length > enquiryLimits.maximumLinks ? 'too-many-links' : null;
};

/** Returns true when one more enquiry of the category may be opened. */
export const mayEnquire = (openInCategory: number): boolean => openInCategory < enquiryLimits.openPerCategory;
