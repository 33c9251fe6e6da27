/** A letter that is ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** BCP 47. */
  language: string;
}

/** Sends a letter, or keeps it where it will be read. Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
