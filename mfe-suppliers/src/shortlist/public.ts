// What other areas may use of this one.
export { askTogether } from './ask-together';
export { Heart } from './heart';
export { type Entry, stateOf } from './rules/entry';
export { shortlistHref } from './rules/shortlist-href';
export { CardForCouple } from './card-for-couple';
export { cardStanding } from './card-standing';
export { useReplied } from './use-replied';
export { plannedFor, usePlanned } from './use-planned';
export { useShortlist } from './use-shortlist';
