// What other areas may use of this one.
export { useAddNote } from './add-note';
export { useMemberName } from './notes/note-byline';
export { newNoteKey } from './popup/note-drafts';
export { notesQuery, shortlistQuery } from './notes/scrapbook-queries';
