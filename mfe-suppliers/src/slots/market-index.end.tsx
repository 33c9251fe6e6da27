import { createSlot } from '@posy/remote-kit';
import { WellLoved } from '../features/index-section/well-loved';
import { catalogues } from '../messages';

const slot = createSlot('market-index.end', WellLoved, catalogues);

export const { mountSlot } = slot;
