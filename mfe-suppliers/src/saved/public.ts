// What other areas may use of this one: loaded when it is shown, beside lists and doors that are whole without it.
export { LateSavedSearches, LateSaveSearch } from './late-saved';
