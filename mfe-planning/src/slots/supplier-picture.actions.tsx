import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { catalogues as planning } from '#messages/index';
import { SavePicture } from '#scrapbook/picture/save-picture';
import { catalogues } from '#scrapbook/real-wedding/messages/index';

export const { mountSlot } = createSlot('supplier-picture.actions', SavePicture, joinCatalogues(planning, catalogues));
