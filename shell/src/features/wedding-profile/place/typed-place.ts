import type { CountryCode } from '@posy/shared-contracts';
import type { WeddingPlace } from '../changes/profile-changes';

/** What stands in a place's field, and the place it was chosen from, if any. */
export interface TypedPlace {
  text: string;
  known: WeddingPlace | null;
}

/** The place that was typed: a known one, the text as it stands, or none. */
export const placeOf = ({ text, known }: TypedPlace, country: CountryCode): WeddingPlace | null => {
  const name = text.trim();
  if (name === '') return null;
  return known?.name === name ? known : { name, adminArea: [], country, providerId: null };
};

/** A place as its field shows it. */
export const typedPlace = (place: WeddingPlace | null): TypedPlace => ({ text: place?.name ?? '', known: place });
