// The exports that other areas may use.
export { LateResults } from './late-results';
export { SearchForm } from './search-form';
export { useFirstArea } from './location/use-first-area';
// The map's land, without its pins and gestures.
export { landQuery } from './map/land-of';
export { LandPicture } from './map/land-picture';
export { pointOf } from './map/rules/mercator';
export { useMapView } from './map/use-map-view';
