// The exports that other areas may use: loaded when they are shown, on pages that are complete without them.
export { LateSavedSearches, LateSaveSearch } from './late-saved';
