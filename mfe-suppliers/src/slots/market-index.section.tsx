import { createSlot } from '@posy/remote-kit';
import { IndexSection } from '#directory/index-section/index-section';
import { catalogues } from '#messages/index';

const slot = createSlot('market-index.section', IndexSection, catalogues);

export const { mountSlot } = slot;
