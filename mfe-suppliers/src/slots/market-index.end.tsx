import { createSlot } from '@posy/remote-kit';
import { WellLoved } from '#directory/index-section/well-loved';
import { catalogues } from '#messages/index';

const slot = createSlot('market-index.end', WellLoved, catalogues);

export const { mountSlot } = slot;
