import { createSlot } from '@posy/remote-kit';
import { RepliesCard } from '#replies/replies-card';
import { catalogues } from '#messages/index';

const slot = createSlot('home.card', RepliesCard, catalogues);

export const { mountSlot } = slot;
