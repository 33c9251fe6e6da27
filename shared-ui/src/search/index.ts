/** A search box with several questions. No shared module: a bundle that shows one carries it. */
export { SearchFrame } from './search-frame';
export { SearchQuestion, type SearchQuestionProps } from './search-question';
export type { ComboOption } from '../combo/combo-option';
