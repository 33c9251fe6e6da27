/** A search box with several questions. No shared module: a bundle that shows one carries it. */
export { SearchFrame } from './search-frame';
