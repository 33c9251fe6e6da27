// The exports that other areas may use.
export { findingQuery, oursQuery } from './couple/couple-queries';
export { plannedKinds } from './couple/rules/planned-kinds';
export { bookedOf, type CategoryProgress, standingOf } from './couple/rules/standing';
export { type CoupleFilters, useAsked } from './couple/use-asked';
