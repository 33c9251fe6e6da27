import { type CatalogueLoaders, createSlot } from '@posy/remote-kit';
import { VenuePlace } from '#shortlist/venue/venue-place';

const nothing = async () => ({});
/** The popup loads its own messages. */
const catalogues: CatalogueLoaders = { 'en-GB': nothing, 'en-US': nothing, 'de-DE': nothing, 'fr-FR': nothing };

export const { mountSlot } = createSlot('venue-confirmation', VenuePlace, catalogues);
