import { createSlot } from '@posy/remote-kit';
import { IdeasCard } from '../ideas/ideas-card';
import { catalogues } from '../messages';

const slot = createSlot('home.card', IdeasCard, catalogues);

export const { mountSlot } = slot;
