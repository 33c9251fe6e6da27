/** What is asked in a dialog of its own. */
export type Asking = 'close' | 'report' | 'about' | 'quote' | 'date' | 'visit';
