// The parts of this area that other areas may use.
export { ProfileMain } from './page/profile-main';
export { monthName, monthNumbers, weekdayName, weekdayNumbers } from './rules/closed-words';
export { useHashScroll } from './anchors/use-hash-scroll';
