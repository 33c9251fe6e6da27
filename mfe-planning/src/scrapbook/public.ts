// What other areas may use of this one.
export { newNoteKey } from './popup/kept-drafts';
export { shortlistQuery } from './scrapbook-queries';
