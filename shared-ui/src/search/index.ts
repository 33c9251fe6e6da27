/** Search boxes. It is no shared module: each bundle contains the parts of it that it uses. */
export { SearchForm, type SearchFormProps } from './search-form';
export { SearchFrame } from './search-frame';
export { SearchQuestion, type SearchQuestionProps } from './search-question';
export type { ComboOption } from '../combo/combo-option';
