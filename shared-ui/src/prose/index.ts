/** Long texts from plain blocks. It is no shared module: each bundle that uses it contains it. */
export { Prose, type ProseProps } from './prose';
