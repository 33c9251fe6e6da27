import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { catalogues as desk } from '#desk/messages/index';
import { Morning } from '#desk/morning/morning';
import { catalogues } from '#messages/index';

const slot = createSlot('supplier-home.figures', Morning, joinCatalogues(catalogues, desk));

export const { mountSlot } = slot;
