/** Long texts from plain blocks. No shared module: a bundle that shows one carries it. */
export { Prose, type ProseProps } from './prose';
