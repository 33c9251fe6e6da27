import { createSlot } from '@posy/remote-kit';
import { AskedForBefore } from '#impact/asked-for-before';
import { catalogues } from '#impact/messages/index';

export const { mountSlot } = createSlot('wedding-change.preview', AskedForBefore, catalogues);
