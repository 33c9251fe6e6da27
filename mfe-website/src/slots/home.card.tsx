import { createSlot } from '@posy/remote-kit';
import { NextEventCard } from '../features/next-event-card/next-event-card';
import { catalogues } from '../messages';

const slot = createSlot('home.card', NextEventCard, catalogues);

export const { mountSlot } = slot;
