import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { LatestReplies } from '../latest-replies/latest-replies';
import { catalogues as replies } from '../latest-replies/messages';
import { catalogues } from '../messages';
import { NextEventCard } from '../next-event/next-event-card';

/** What home shows of the website: what comes next, and which guests replied. */
const HomeCard = () => (
  <>
    <NextEventCard />
    <LatestReplies />
  </>
);

const slot = createSlot('home.card', HomeCard, joinCatalogues(catalogues, replies));

export const { mountSlot } = slot;
