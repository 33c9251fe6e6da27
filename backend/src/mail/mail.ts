/** A letter that is ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** BCP 47. */
  language: string;
  /** Where its reader stops letters of this kind: a page, and the one click of mail programs (RFC 8058). */
  stop?: string;
}

/** Sends a letter, or keeps it where it will be read. Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
