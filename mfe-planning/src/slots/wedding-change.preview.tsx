import { createSlot } from '@posy/remote-kit';
import { ChangePreview } from '#home/impact/change-preview';
import { catalogues } from '#home/impact/messages/index';

export const { mountSlot } = createSlot('wedding-change.preview', ChangePreview, catalogues);
