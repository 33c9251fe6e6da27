import { createSlot } from '@posy/remote-kit';
import { IndexSection } from '../features/index-section/index-section';
import { catalogues } from '../messages';

const slot = createSlot('market-index.section', IndexSection, catalogues);

export const { mountSlot } = slot;
