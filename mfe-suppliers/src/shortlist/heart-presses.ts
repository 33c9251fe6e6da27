// What a press of a heart does, loaded with the first.
export { joinKept } from './join-kept';
export { shortlistEdits } from './use-shortlist-edits';
