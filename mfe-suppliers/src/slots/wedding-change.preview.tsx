import { createSlot } from '@posy/remote-kit';
import { BookedAgain } from '#shortlist/impact/booked-again';
import { catalogues } from '#shortlist/impact/messages/index';

export const { mountSlot } = createSlot('wedding-change.preview', BookedAgain, catalogues);
