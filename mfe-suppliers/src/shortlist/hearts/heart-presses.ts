// What a press of a heart does, loaded with the first.
export { mergeHearts } from './merge-hearts';
export { shortlistEdits } from '../entries/use-shortlist-edits';
