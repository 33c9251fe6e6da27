// What other areas may use of this one.
export { findingQuery, oursQuery } from './couple/couple-queries';
export { stillToFind } from './couple/rules/find-order';
export { bookedOf } from './couple/rules/standing';
export { useAsked } from './couple/use-asked';
