import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { ChangeImpact } from '../impact/change-impact';
import { catalogues as impact } from '../impact/messages';
import { catalogues } from '../messages';

const slot = createSlot('wedding-change.preview', ChangeImpact, joinCatalogues(catalogues, impact));

export const { mountSlot } = slot;
