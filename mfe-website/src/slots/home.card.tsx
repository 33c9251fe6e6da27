import { createSlot } from '@posy/remote-kit';
import { catalogues } from '../messages';
import { NextEventCard } from '../next-event/next-event-card';

const slot = createSlot('home.card', NextEventCard, catalogues);

export const { mountSlot } = slot;
