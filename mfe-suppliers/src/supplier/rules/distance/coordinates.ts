/** A coordinate for a text: degrees without sign, and the hemisphere. */
export interface Coordinate {
  degrees: number;
  side: 'north' | 'south' | 'east' | 'west';
}

const fourPlaces = (value: number): number => Math.round(Math.abs(value) * 10_000) / 10_000;

/** Latitude and longitude, in degrees, to four places: about ten metres. */
export const coordinatesOf = (location: { latitude: number; longitude: number }): [Coordinate, Coordinate] => [
  { degrees: fourPlaces(location.latitude), side: location.latitude < 0 ? 'south' : 'north' },
  { degrees: fourPlaces(location.longitude), side: location.longitude < 0 ? 'west' : 'east' },
];
