import { createSlot } from '@posy/remote-kit';
import { catalogues } from '#messages/index';
import { RepliesCard } from '#replies/replies-card';

const slot = createSlot('home.card', RepliesCard, catalogues);

export const { mountSlot } = slot;
