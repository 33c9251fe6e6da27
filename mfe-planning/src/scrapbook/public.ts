// The exports that other areas may use.
export { useAddNote } from './add-note';
export { useMemberName } from './notes/note-byline';
export { newNoteKey } from './popup/note-drafts';
export { notesQuery, shortlistQuery } from './notes/scrapbook-queries';
