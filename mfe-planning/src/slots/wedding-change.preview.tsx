import { createSlot } from '@posy/remote-kit';
import { ChangePreview } from '../features/ripple/change-preview';
import { catalogues } from '../features/ripple/messages';

export const { mountSlot } = createSlot('wedding-change.preview', ChangePreview, catalogues);
