/** Result of one check of an installation. */
export interface Finding {
  /** Short name of what was checked, such as `mail`. */
  topic: string;
  /** A fault stops the server or loses something; a warning is a risk that an operator may accept. */
  verdict: 'ok' | 'warning' | 'fault';
  /** One sentence: what was found and, unless it is fine, what to do. */
  text: string;
}

export const fine = (topic: string, text: string): Finding => ({ topic, verdict: 'ok', text });
export const warning = (topic: string, text: string): Finding => ({ topic, verdict: 'warning', text });
export const fault = (topic: string, text: string): Finding => ({ topic, verdict: 'fault', text });
