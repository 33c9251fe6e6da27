import { createSlot } from '@posy/remote-kit';
import { RepliesCard } from '../features/replies-card/replies-card';
import { catalogues } from '../messages';

const slot = createSlot('home.card', RepliesCard, catalogues);

export const { mountSlot } = slot;
