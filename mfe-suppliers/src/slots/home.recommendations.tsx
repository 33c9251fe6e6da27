import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { catalogues } from '#messages/index';
import { HomeRecommendations } from '#recommendations/home-recommendations';
import { catalogues as recommendations } from '#recommendations/messages/index';
import { catalogues as search } from '#search/messages/index';

const slot = createSlot(
  'home.recommendations',
  HomeRecommendations,
  joinCatalogues(catalogues, search, recommendations),
);

export const { mountSlot } = slot;
