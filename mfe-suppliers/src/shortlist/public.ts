// The exports that other areas may use.
export { askTogether } from './ask-together';
export { AskForCouples } from './ask-for-couples';
export { Heart } from './hearts/heart';
export { useLiked } from './hearts/use-liked';
export { type ShortlistEntry, stateOf } from './rules/entry';
export { shortlistHref } from './rules/shortlist-href';
export { CardForCouple } from './standing/card-for-couple';
export { cardStanding } from './standing/card-standing';
export { useReplied } from './standing/use-replied';
export { type Budgets, useBudgets, usePlanned } from './use-planned';
export { useShortlist } from './entries/use-shortlist';
