/** A letter that is ready to go. */
export interface Mail {
  /** The same for a letter that is tried again, which its reader then gets once: lower-case hexadecimal, 32 digits. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** BCP 47. */
  language: string;
  /** Address at which the reader stops letters of this kind: a page, and the one click of mail programs (RFC 8058). */
  stop?: string;
  /** Address for answers; missing when nobody would receive them. */
  replyTo?: string;
}

/** Sends a letter, or stores it where it will be read. Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
