import { createSlot } from '@posy/remote-kit';
import { ChangeImpact } from '../impact/change-impact';
import { catalogues } from '../messages';

export const { mountSlot } = createSlot('wedding-change.preview', ChangeImpact, catalogues);
