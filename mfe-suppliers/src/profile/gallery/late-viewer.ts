import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from '../pictures/messages/index';

/** The gallery viewer, whose code and texts load when a picture is opened. */
export const LateViewer = lazyFeature(async () => (await import('./profile-viewer')).ProfileViewer, catalogues);
