// What other areas may use of this one.
export { Results } from './results/results';
export { SearchForm } from './search-form';
export { useFirstArea } from './location/use-first-area';
