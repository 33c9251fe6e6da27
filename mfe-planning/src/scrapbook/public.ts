// What other areas may use of this one.
export { useAddNote } from './add-note';
export { useMemberName } from './note-byline';
export { newNoteKey } from './popup/kept-drafts';
export { notesQuery, shortlistQuery } from './scrapbook-queries';
