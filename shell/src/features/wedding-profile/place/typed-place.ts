import type { CountryCode } from '@posy/shared-contracts';
import type { WeddingPlace } from '../changes/profile-changes';

/** The text of a place's field, with the known place it was chosen from, if any. */
export interface TypedPlace {
  text: string;
  known: WeddingPlace | null;
}

/** Returns the typed place: a known one, the text itself, or null. */
export const placeOf = ({ text, known }: TypedPlace, country: CountryCode): WeddingPlace | null => {
  const name = text.trim();
  if (name === '') return null;
  return known?.name === name ? known : { name, adminArea: [], country, providerId: null };
};

/** Returns a place as its field shows it. */
export const typedPlace = (place: WeddingPlace | null): TypedPlace => ({ text: place?.name ?? '', known: place });
