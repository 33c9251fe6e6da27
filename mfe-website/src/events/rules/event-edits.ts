import { changeFields, deleteDocument, type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { audienceOf, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { EventContent } from './event-draft';

/** An event as it is stored, with its id. */
export type EventDocument = Identified<WeddingEvent>;

/** Adds an event. */
export const addEvent = (weddingId: string, id: string, content: EventContent): Edit =>
  makeDocument<WeddingEvent>(collections.events(weddingId), {
    id,
    ...content,
    featured: content.type === 'main',
    supplier: null,
  });

/** Changes the fields of the form. The other stored fields stay, such as the event's place on a map. */
export const changeEvent = (weddingId: string, before: EventDocument, content: EventContent): Edit =>
  changeFields<WeddingEvent>(collections.events(weddingId), before, {
    ...content,
    time: { ...content.time, ...(before.time.endTime !== undefined && { endTime: content.time.endTime ?? null }) },
    ...(before.audience !== undefined && { audience: content.audience ?? audienceOf({}) }),
  });

/** Deletes an event. Undoing brings it back as it was. */
export const deleteEvent = (weddingId: string, event: EventDocument): Edit =>
  deleteDocument(collections.events(weddingId), event);
