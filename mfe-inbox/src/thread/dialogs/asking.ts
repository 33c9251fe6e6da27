/** The dialogs of a thread. */
export type ThreadDialog = 'close' | 'report' | 'about' | 'quote' | 'date' | 'visit';
