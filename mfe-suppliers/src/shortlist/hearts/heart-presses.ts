// The effects of pressing a heart, loaded with the first press.
export { mergeHearts } from './merge-hearts';
export { shortlistEdits } from '../entries/use-shortlist-edits';
