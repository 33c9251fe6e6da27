/** Figures as shapes. No shared module: a bundle that shows one carries it. */
export { ShareRing, type ShareRingProps } from './share-ring';
