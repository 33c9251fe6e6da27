import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { catalogues as planning } from '#messages/index';
import { catalogues } from '#scrapbook/real-wedding/messages/index';
import { SaveRealWedding } from '#scrapbook/real-wedding/save-real-wedding';

export const { mountSlot } = createSlot('real-wedding.actions', SaveRealWedding, joinCatalogues(planning, catalogues));
