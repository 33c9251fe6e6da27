import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from '../messages/index';
import { catalogues as places } from '../places/messages/index';

// Parts below a list: it is complete on the screen before their code has loaded.

export const LateCloseOnes = lazyFeature(async () => (await import('./close-ones')).CloseOnes, catalogues);

export const LatePlacesBelow = lazyFeature(async () => (await import('../places/places-below')).PlacesBelow, places);
