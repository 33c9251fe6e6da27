/** A list in an order of one's own. No shared module: a bundle that shows one carries it. */
export { type SortableItem, SortableList, type SortableListProps } from './sortable-list';
