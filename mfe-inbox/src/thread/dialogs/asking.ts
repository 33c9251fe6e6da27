/** The dialogs of a thread. */
export type Asking = 'close' | 'report' | 'about' | 'quote' | 'date' | 'visit';
