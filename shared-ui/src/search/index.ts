/** A search box with several questions. It is no shared module: each bundle that uses it contains it. */
export { SearchFrame } from './search-frame';
export { SearchQuestion, type SearchQuestionProps } from './search-question';
export type { ComboOption } from '../combo/combo-option';
