// The exports that other areas may use.
export { LateDraftReading } from './draft/late-draft-reading';
export { LateResults } from './late-results';
export { SearchForm } from './search-form';
export { useFirstArea } from './location/use-first-area';
// The map's ground, without its pins and gestures.
export { MapCredit, MapGround } from './map/ground/map-ground';
export { pointOf } from './map/rules/mercator';
export { useMapView } from './map/use-map-view';
