/** A letter that is ready to go. */
export interface Mail {
  /** Id of a letter, the same for each attempt, so that its reader gets it once: 32 lower-case hexadecimal digits. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** BCP 47. */
  language: string;
  /** Address at which the reader stops letters of this kind: a page, and the one click of mail programs (RFC 8058). */
  stop?: string;
  /** A file with the letter's dates for calendars: a whole iCalendar text. */
  calendar?: string;
  /** Address for answers; missing when nobody would receive them. */
  replyTo?: string;
}

/** Sends a letter, or stores it where it will be read. Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
