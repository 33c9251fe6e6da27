import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { Stack } from '@posy/shared-ui';
import { LatestReplies } from '../latest-replies/latest-replies';
import { catalogues as replies } from '../latest-replies/messages';
import { catalogues } from '../messages';
import { NextEventCard } from '../next-event/next-event-card';

/** Home's cards about the website: the next event, and the latest replies of guests. */
const HomeCard = () => (
  <Stack gap={5} align="stretch">
    <NextEventCard />
    <LatestReplies />
  </Stack>
);

const slot = createSlot('home.card', HomeCard, joinCatalogues(catalogues, replies));

export const { mountSlot } = slot;
