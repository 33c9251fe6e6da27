import { createSlot } from '@posy/remote-kit';
import { catalogues } from '#scrapbook/real-wedding/messages/index';
import { SaveRealWedding } from '#scrapbook/real-wedding/save-real-wedding';

export const { mountSlot } = createSlot('real-wedding.actions', SaveRealWedding, catalogues);
