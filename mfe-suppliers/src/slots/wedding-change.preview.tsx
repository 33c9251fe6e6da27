import { createSlot } from '@posy/remote-kit';
import { catalogues } from '#shortlist/impact/messages/index';
import { SuppliersImpact } from '#shortlist/impact/suppliers-impact';

export const { mountSlot } = createSlot('wedding-change.preview', SuppliersImpact, catalogues);
