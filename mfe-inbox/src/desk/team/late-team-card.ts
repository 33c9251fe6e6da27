import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from '../messages/index';

/** The card of the supplier's people: the last of its column, it loads after the desk. */
export const LateTeamCard = lazyFeature(async () => (await import('./team-card')).TeamCard, catalogues);
